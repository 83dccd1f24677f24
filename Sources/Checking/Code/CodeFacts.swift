internal import AppKit
internal import Foundation
internal import IBDocument
internal import LayoutTree
internal import UIKit

/// The facts about a view without a document, read from the view itself.
@MainActor struct CodeFacts: ViewFacts {
  private let view: any ViewHost
  private var uiView: UIView? { view as? UIView }
  private var nsView: NSView? { view as? NSView }
  /// The word for its class.
  let kind: ElementKind
  /// The text that it shows.
  private let text: String?

  /// Creates the facts of a view.
  init(_ view: any ViewHost) {
    self.view = view
    kind = ViewKinds.kind(of: view)
    text =
      switch view {
      case let label as UILabel: label.attributedText?.string
      case let button as UIButton: button.currentTitle
      case let button as NSButton: button.title
      case let field as NSTextField: field.stringValue
      default: nil
      }
  }

  var name: String { ViewKinds.name(of: view, showing: text) }

  var role: CheckedView.Role {
    switch kind {
    case .label: .text
    case .imageView: .image
    case .textField where (view as? NSTextField)?.isLabel == true: .text
    case let kind where ViewRoles.controls.contains(kind): .control
    default: .container
    }
  }

  var slot: String? {
    guard let parent = view.node.parent?.host else { return nil }
    if let cell = parent as? UITableViewCell, cell.contentView === view { return "contentView" }
    if let cell = parent as? UICollectionViewCell, cell.contentView === view {
      return "contentView"
    }
    let cell = parent.node.parent?.host as? UITableViewCell
    if cell?.textLabel === view { return "textLabel" }
    return cell?.detailTextLabel === view ? "detailTextLabel" : nil
  }

  /// Empty: in code the slot of a label tells.
  var standardLabels: Set<String> { [] }
  var isSubview: Bool { slot == nil }
  var isHidden: Bool { uiView?.isHidden ?? nsView?.isHidden ?? false }
  var opacity: Double { Double(uiView?.alpha ?? nsView?.alphaValue ?? 1) }
  var isExcluded: Bool { false }
  var hasFixedFrame: Bool { false }
  var keepsMask: Bool {
    uiView?.translatesAutoresizingMaskIntoConstraints
      ?? nsView?.translatesAutoresizingMaskIntoConstraints ?? false
  }
  var hasOwnClass: Bool { ViewKinds.isOwn(view) }
  /// Always false: a program's class is compiled with the test, so its background and subviews are available.
  var drawsItself: Bool { false }
  /// Always false: a program's views have their final colours.
  var colorsAtRunTime: Bool { false }
  var hasChildren: Bool { !view.node.children.isEmpty }
  var clips: Bool? { uiView?.clipsToBounds }

  var allowsTruncation: Bool {
    switch view {
    case let label as UILabel:
      label.contentCompressionResistancePriority(for: .horizontal) < .defaultHigh
    case let field as NSTextField:
      [.byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle].contains(field.lineBreakMode)
    default: false
    }
  }

  var hasPicture: Bool {
    switch view {
    case let image as UIImageView: image.image != nil
    case let image as NSImageView: image.image != nil
    case let button as UIButton: button.currentImage != nil
    case let button as NSButton: button.image != nil
    default: false
    }
  }

  var isStoredEmpty: Bool { false }

  private var font: UIFont? {
    switch view {
    case let label as UILabel: label.font
    case let field as UITextField: field.font
    case let text as UITextView: text.font
    default: nil
    }
  }

  var fixedFont: (name: String, size: Double)? {
    guard let font, font.origin == nil else { return nil }
    return (font.fontName, Double(font.pointSize))
  }

  var fontSize: (points: Double, isBold: Bool)? {
    font.map {
      (Double($0.pointSize), $0.descriptor.weight >= Double(UIFont.Weight.semibold.rawValue))
    }
  }

  var hasText: Bool { text?.isEmpty == false }
  var textColor: ColorElement.RGBA? { components((view as? UILabel)?.textColor) }
  var hasBackground: Bool { uiView?.backgroundColor.map { alpha($0) > 0 } ?? false }
  var backgroundColor: ColorElement.RGBA? { components(uiView?.backgroundColor) }

  private func alpha(_ color: UIColor) -> Double {
    var alpha: CGFloat = 0
    _ = color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    return Double(alpha)
  }

  /// The components of a colour in the view's appearance; nil if it is not opaque.
  private func components(_ color: UIColor?) -> ColorElement.RGBA? {
    guard let color, let uiView else { return nil }
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard
      color.resolvedColor(with: uiView.traitCollection).getRed(
        &red, green: &green, blue: &blue, alpha: &alpha), alpha >= 0.99
    else { return nil }
    return ColorElement.RGBA(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }

  var hasAccessibilityLabel: Bool {
    if uiView?.accessibilityLabel?.isEmpty == false { return true }
    // Without a label, macOS uses the tool tip as the description.
    return nsView?.toolTip?.isEmpty == false
  }
}
