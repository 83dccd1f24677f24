internal import ConflictLogs
internal import Foundation
internal import IBDocument

/// A view or a guide of a document as logs may name it.
struct DocumentItem: Sendable {
  /// The name of its class without a module; nil where the element does not tell it.
  var className: String?
  /// Whether the class is one of the project that the author selected.
  var isCustom = false
  /// Whether it is a guide.
  var isGuide = false
  /// The number of the root of its tree in the index.
  var root = 0
  /// The text that it shows.
  var text: String?
  /// Its accessibility identifier, its outlets and its label in the editor.
  var names: [String] = []

  /// Creates the item of a guide.
  static var guide: DocumentItem { DocumentItem(isGuide: true, kind: nil) }

  /// Creates the item of a guide.
  private init(isGuide: Bool, kind: String?) { self.isGuide = isGuide }

  /// Creates the item of a view.
  ///
  /// - Parameter outlets: The names of the outlets that lead to it.
  init(_ view: ViewElement, platform: Document.Platform, outlets: [String]) {
    // Some authors select the toolkit's own class.
    isCustom = view.customClass.map { !ClassName.isToolkits(ClassWords.plainName(of: $0)) } ?? false
    className =
      view.customClass.map(ClassWords.plainName) ?? Self.className(view.kind.rawValue, platform)
    let identifiers = [
      view.element.child("accessibility")?["identifier"], view.element["identifier"],
    ]
    names = identifiers.compactMap(\.self) + outlets
    for attribute in view.userDefinedRuntimeAttributes
    where attribute.keyPath == "accessibilityIdentifier" {
      if case .string(let name)? = attribute.value { names.append(name) }
    }
    if let label = view.element["userLabel"] { names.append(label) }
    text = Self.text(view)
  }

  /// The name in short statements.
  var label: String { names.first ?? text.map { "\"\($0)\"" } ?? className ?? "item" }

  /// The text that a view states for itself, its normal state or its cell.
  private static func text(_ view: ViewElement) -> String? {
    let cell = view.element.children.first { $0["key"] == "cell" }
    let state = view.child("state", key: "normal")
    let found =
      view.attribute("text") ?? state?["title"] ?? cell?["title"]
      ?? view.element.child("string", key: "text")?.text
    return found?.isEmpty == false ? found : nil
  }

  /// Elements whose class is not the toolkit's prefix and their name; nil for one that is not
  /// known.
  private static let special: [String: String?] = [
    "containerView": "UIView", "webView": "UIWebView", "wkWebView": "WKWebView",
    "mapView": "MKMapView", "customView": "NSView", "glkView": "GLKView", "mtkView": "MTKView",
    "customObject": nil, "placeholder": nil,
  ]

  /// The class of an element without one of its own.
  private static func className(_ kind: String, _ platform: Document.Platform) -> String? {
    if let name = special[kind] { return name }
    let name = kind.prefix(1).uppercased() + kind.dropFirst()
    switch platform {
    case .iOS: return "UI" + name
    case .macOS: return "NS" + name
    case .other: return nil
    }
  }
}
