/// The metrics that Interface Builder simulates for a root: bars, orientation and size.
///
/// They are children of a controller, of a top-level view of a `.xib`, or of the document.
package struct SimulatedMetrics: Sendable, Hashable {
  /// The simulated status bar.
  package enum StatusBar: Sendable, Hashable {
    /// The device's status bar.
    case inferred
    /// No status bar.
    case none
    /// A status bar.
    case shown
  }

  /// A simulated bar at the top or bottom.
  package enum Bar: Sendable, Hashable {
    /// The bar of the containing controllers.
    case inferred
    /// No bar.
    case none
    /// A navigation bar.
    case navigationBar(isTranslucent: Bool, isPrompted: Bool)
    /// A toolbar.
    case toolbar(isTranslucent: Bool)
    /// A tab bar.
    case tabBar(isTranslucent: Bool)
    /// An unsupported bar; the associated value is the element's name.
    case other(String)
  }

  /// The simulated size of the root.
  package enum Size: Sendable, Hashable {
    /// The device's.
    case inferred
    /// Any size.
    case freeform
    /// A screen of a named type; nil if it is not named.
    case screen(String?)
    /// Another kind of size, such as a sheet's; the associated value is the element's name.
    case other(String)
  }

  /// The status bar.
  package let statusBar: StatusBar
  /// The bar at the top.
  package let topBar: Bar
  /// The bar at the bottom.
  package let bottomBar: Bar
  /// The simulated orientation of the device, if specified.
  package let orientation: Device.Orientation?
  /// The simulated size.
  package let size: Size

  init(_ element: Element) {
    func metric(_ keys: String...) -> Element? {
      element.children.first { child in keys.contains { child["key"] == $0 } }
    }
    statusBar =
      switch metric("simulatedStatusBarMetrics", "statusBar")?.name {
      case nil: .inferred
      case "nil": .none
      default: .shown
      }
    topBar = Self.bar(metric("simulatedTopBarMetrics", "topBar"))
    bottomBar = Self.bar(metric("simulatedBottomBarMetrics", "bottomBar"))
    let turned = metric("simulatedOrientationMetrics", "orientation")?["orientation"]
    orientation = turned.map { $0.hasPrefix("landscape") ? .landscape : .portrait }
    let destination = metric("simulatedDestinationMetrics", "destination")
    size =
      switch destination?.name {
      case nil: metric("freeformSize") == nil ? .inferred : .freeform
      case "freeformSimulatedSizeMetrics": .freeform
      case "simulatedScreenMetrics": .screen(destination?["type"])
      case let name?: .other(name)
      }
  }

  private static func bar(_ element: Element?) -> Bar {
    guard let element else { return .inferred }
    let isTranslucent = element.bool("translucent") ?? true
    switch element.name {
    case "nil": return .none
    case "simulatedNavigationBarMetrics":
      return .navigationBar(
        isTranslucent: isTranslucent, isPrompted: element.bool("prompted") ?? false)
    case "simulatedToolbarMetrics": return .toolbar(isTranslucent: isTranslucent)
    case "simulatedTabBarMetrics": return .tabBar(isTranslucent: isTranslucent)
    default: return .other(element.name)
    }
  }
}

extension ViewElement {
  /// The simulated metrics of the view itself; only top-level views of a `.xib` have them.
  package var simulatedMetrics: SimulatedMetrics { SimulatedMetrics(element) }
}
