import AppKit
import NibBuilding
import UIKit

/// A view of a document, in either front.
final class UIBadge: UIView, NibConnectable {
  var partner: UIView?
  var many: [UIView] = []
  var size = 0
  class var nibConnections: NibConnections {
    NibConnections().outlet("partner", \UIBadge.partner).collection("many", \UIBadge.many)
      .attribute("size", \UIBadge.size)
  }
}

/// The same of AppKit.
final class NSBadge: NSView, NibConnectable {
  var partner: NSView?
  var many: [NSView] = []
  var size = 0
  class var nibConnections: NibConnections {
    NibConnections().outlet("partner", \NSBadge.partner).collection("many", \NSBadge.many)
      .attribute("size", \NSBadge.size)
  }
}

/// Who loads a document, in either front.
final class BadgeOwner: NSObject, NibConnectable {
  var badge: AnyObject?
  class var nibConnections: NibConnections { NibConnections().outlet("badge", \BadgeOwner.badge) }
}

/// What a badge got from its document.
struct BadgeFacts: Equatable {
  var hasPartner = false
  var many = 0
  var size = 0
}

/// A front as the tests of documents see it.
enum DocumentFront: String, CaseIterable, Sendable {
  case uiKit = "UIKit"
  case appKit = "AppKit"

  /// A `.xib` with a badge that two views stand beside.
  func xib(_ body: (String) -> String) -> String {
    let isMac = self == .appKit
    let owner = "<outlet property=\"badge\" destination=\"badge\" id=\"o0\"/>"
    let placeholder =
      isMac
      ? "<customObject id=\"-2\" customClass=\"BadgeOwner\"><connections>\(owner)</connections></customObject>"
      : "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"BadgeOwner\"><connections>\(owner)</connections></placeholder>"
    let name = isMac ? "NSBadge" : "UIBadge"
    return """
      <document type="com.apple.InterfaceBuilder3.\(isMac ? "Cocoa" : "CocoaTouch").XIB" version="3.0" toolsVersion="21701" targetRuntime="\(isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")" useAutolayout="YES">
        <objects>\(placeholder)\(body("customClass=\"\(name)\" customModule=\"FrontParityTests\""))</objects>
      </document>
      """
  }

  /// Loads a document; the badge's facts and how many objects there are at the top.
  @MainActor func load(_ text: String) -> (facts: BadgeFacts?, count: Int) {
    let owner = BadgeOwner()
    let data = Data(text.utf8)
    switch self {
    case .uiKit:
      let objects = UINib(data: data, bundle: nil).instantiate(withOwner: owner)
      let badge = owner.badge as? UIBadge
      let facts = badge.map {
        BadgeFacts(hasPartner: $0.partner != nil, many: $0.many.count, size: $0.size)
      }
      return (facts, objects.count)
    case .appKit:
      var objects: NSArray?
      NSNib(nibData: data, bundle: nil).instantiate(withOwner: owner, topLevelObjects: &objects)
      let badge = owner.badge as? NSBadge
      let facts = badge.map {
        BadgeFacts(hasPartner: $0.partner != nil, many: $0.many.count, size: $0.size)
      }
      return (facts, objects?.count ?? 0)
    }
  }

  /// A storyboard of scenes.
  func storyboard(_ scenes: String) -> String {
    let isMac = self == .appKit
    return """
      <document type="com.apple.InterfaceBuilder3.\(isMac ? "Cocoa" : "CocoaTouch").Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="\(isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")" initialViewController="first">
        <scenes>\(scenes)</scenes>
      </document>
      """
  }

  /// What stands for a controller of another storyboard.
  var reference: String {
    self == .appKit ? "controllerPlaceholder" : "viewControllerPlaceholder"
  }

  /// The titles of the first controller and of those inside it, innermost last, once their views are loaded.
  @MainActor func titles(of url: URL) throws -> [String] {
    switch self {
    case .uiKit:
      let first: UIKit.UIViewController? = try UIStoryboard(contentsOf: url)
        .instantiateInitialViewController()
      return Array(
        sequence(
          first: first,
          next: { controller in
            controller?.loadViewIfNeeded()
            return controller?.children.first.map(Optional.some)
          }
        ).compactMap { $0?.title })
    case .appKit:
      let first = try NSStoryboard(contentsOf: url).instantiateInitialController()
      return Array(
        sequence(
          first: first as? NSViewController,
          next: { controller in
            controller?.loadViewIfNeeded()
            return controller?.children.first.map(Optional.some)
          }
        ).compactMap { $0?.title })
    }
  }
}
