internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import NibBuilding
internal import UIKit

/// The facts about a view from its document.
@MainActor struct ElementFacts: ViewFacts {
  private let element: ViewElement
  private let document: Document
  /// The view created from the element, for colour variants; nil on macOS.
  private let view: UIView?

  /// Creates the facts of an element of a document.
  init(_ element: ViewElement, of view: any ViewHost, in document: Document) {
    self.element = element
    self.document = document
    self.view = view as? UIView
  }

  var kind: ElementKind { element.kind }
  var name: String { ElementNames.name(of: element) }
  var role: CheckedView.Role { ViewRoles.role(of: element) }
  var slot: String? { element.key }
  var standardLabels: Set<String> {
    Set(["textLabel", "detailTextLabel"].compactMap { element.element[$0] })
  }
  var isSubview: Bool { element.via == "subviews" }
  var isHidden: Bool { element.isHidden }
  var isExcluded: Bool { element.isExcluded }
  var hasFixedFrame: Bool { element.isFixedFrame }
  var keepsMask: Bool { element.translatesAutoresizingMask }
  var hasOwnClass: Bool { element.customClass != nil }
  var drawsItself: Bool { element.customClass != nil }
  var colorsAtRunTime: Bool {
    element.userDefinedRuntimeAttributes.contains { attribute in
      let path = attribute.keyPath.lowercased()
      // The colours of a layer are those of borders and shadows.
      return (path.contains("color") || path.contains("colour")) && !path.hasPrefix("layer.")
    }
  }
  var hasChildren: Bool { !element.children.isEmpty }
  var clips: Bool? { element.bool("clipsSubviews") }

  var opacity: Double {
    min(element.number("alpha") ?? 1, element.number("alphaValue") ?? 1)
  }

  /// Whether truncation is intended; every iOS label specifies it, so only the priority is relevant there.
  var allowsTruncation: Bool {
    if element.kind == .label {
      return (element.number("horizontalCompressionResistancePriority") ?? 750) < 750
    }
    let cell = element.element.child("textFieldCell")
    return cell?["lineBreakMode"]?.hasPrefix("truncating") == true
      || cell?.bool("truncatesLastVisibleLine") == true
  }

  /// Whether the document specifies a picture of the program, even if it is missing here.
  ///
  /// A system symbol or a named system image (`NSAddTemplate`) provides a description, so such pictures of buttons do
  /// not count.
  var hasPicture: Bool {
    let element = element.element
    guard element.name == "button" else { return element.imageName() != nil }
    func isOfProgram(_ name: String) -> Bool {
      let image = document.images[name]
      // A picture of a single point is only a placeholder.
      let isEmpty = image.map { max($0.width ?? 2, $0.height ?? 2) <= 1 } ?? false
      return !name.isEmpty && image?.isSystem != true && !isEmpty
    }
    if let name = element.child("buttonCell")?["image"] {
      return !name.hasPrefix("NS") && isOfProgram(name)
    }
    let states = element.children(named: "state").filter { $0["key"] == "normal" }
    return (states + element.children(named: "buttonConfiguration")).contains { part in
      ["image", "backgroundImage"].contains { attribute in
        guard let name = part.imageName(attribute) else { return false }
        return isOfProgram(name) && !part.statesSystemImage(attribute)
      }
    }
  }

  var isStoredEmpty: Bool {
    !element.hasFrame || element.frame.width < 0.5 || element.frame.height < 0.5
  }

  var fixedFont: (name: String, size: Double)? {
    guard let font = element.font(), font.style == nil, let size = font.pointSize else {
      return nil
    }
    return (font.name ?? "system font", size)
  }

  var fontSize: (points: Double, isBold: Bool)? {
    guard let font = element.font(), let size = font.pointSize else { return nil }
    return (
      size, font.type == "boldSystem" || ["bold", "heavy", "black"].contains(font.weight ?? "")
    )
  }

  var hasText: Bool { element.attribute("text")?.isEmpty == false }
  var textColor: ColorElement.RGBA? {
    opaqueComponents(element.color("textColor"), (view as? UILabel)?.textColor)
  }
  var hasBackground: Bool { element.color("backgroundColor") != nil }
  var backgroundColor: ColorElement.RGBA? {
    opaqueComponents(element.color("backgroundColor"), view?.backgroundColor)
  }

  /// Returns the components of an opaque colour; nil for a transparent one.
  ///
  /// These are the components stored by the tool or, in a dark layout, those of the colour's dark variant if there is
  /// one.
  ///
  /// - Parameter shown: The view's colour, which contains the variants from catalogues and the system.
  private func opaqueComponents(_ color: ColorElement?, _ shown: UIColor?) -> ColorElement.RGBA? {
    guard let color else { return nil }
    let known: ColorElement.RGBA?
    if let components = color.components {
      known = components
    } else if document.surroundings.appearance == .dark {
      known = shown?.darkVariant(in: view?.drawnShade(in: nil)).map(Self.components)
    } else {
      known =
        color.systemName.flatMap { document.systemColors[$0]?.components }
        ?? color.name.flatMap { document.namedColors[$0]?.components }
    }
    return known.flatMap { $0.alpha >= 0.99 ? $0 : nil }
  }

  private static func components(_ color: UIColor) -> ColorElement.RGBA {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return ColorElement.RGBA(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  var hasAccessibilityLabel: Bool {
    let stated = element.element.children(named: "accessibility").contains {
      $0["label"]?.isEmpty == false || $0["description"]?.isEmpty == false
    }
    // The label of a toolbar item applies to its view.
    let isInLabelledItem =
      element.via == "toolbarItem" && element.holder?["label"]?.isEmpty == false
    // Without a label, macOS uses the tool tip as the description.
    return stated || isInLabelledItem || element.attribute("toolTip")?.isEmpty == false
      || element.userDefinedRuntimeAttributes.contains { $0.keyPath == "accessibilityLabel" }
  }
}
