internal import ConflictLogs
internal import Foundation
internal import IBDocument

/// A view or guide of a document that logs may mention.
struct DocumentItem: Sendable {
  /// The class name without its module; nil if the element does not determine it.
  var className: String?
  /// Whether the class is a custom class of the project.
  var isCustom = false
  /// Whether it is a guide.
  var isGuide = false
  /// The number of the root of the item's tree.
  var root = 0
  /// The text that the item shows.
  var text: String?
  /// The accessibility identifier, the outlet names and the editor label.
  var names: [String] = []

  /// The item of a guide.
  static var guide: DocumentItem { DocumentItem(isGuide: true, kind: nil) }

  /// Creates the item of a guide.
  private init(isGuide: Bool, kind: String?) { self.isGuide = isGuide }

  /// Creates the item of a view.
  ///
  /// - Parameter outlets: The names of the outlets that refer to the view.
  init(_ view: ViewElement, platform: Document.Platform, outlets: [String]) {
    // Some documents name the toolkit's own class as the custom class.
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

  /// The item's name in short descriptions.
  var label: String { names.first ?? text.map { "\"\($0)\"" } ?? className ?? "item" }

  /// The text in a view's element, its normal state or its cell.
  private static func text(_ view: ViewElement) -> String? {
    let cell = view.element.children.first { $0["key"] == "cell" }
    let state = view.child("state", key: "normal")
    let found =
      view.attribute("text") ?? state?["title"] ?? cell?["title"]
      ?? view.element.child("string", key: "text")?.text
    return found?.isEmpty == false ? found : nil
  }

  /// Elements whose class name is not the toolkit's prefix plus the element's name; nil if unknown.
  private static let special: [String: String?] = [
    "containerView": "UIView", "webView": "UIWebView", "wkWebView": "WKWebView",
    "mapView": "MKMapView", "customView": "NSView", "glkView": "GLKView", "mtkView": "MTKView",
    "customObject": nil, "placeholder": nil,
  ]

  /// The class of an element without a custom class.
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
