package import IBDocument
package import ViewDrawing

/// The screen that displays a root of an iOS document, with the bars of the root's containers.
///
/// Lengths are in points, in the screen's coordinates with y down.
package struct SimulatedScreen: Sendable {
  /// A column of a split view controller.
  package struct Column: Sendable {
    /// The rectangle of the column.
    package var place: Rect
    /// The controller in the other column; nil if that is out of sight.
    package var neighbour: ControllerElement?
    /// Whether the column lies over its neighbour, which is dimmed.
    package var liesOver: Bool
    /// The line between columns beside each other, a pixel wide.
    package var divider: Rect?
  }

  /// The size of the screen.
  package var size: Size
  /// The insets that the device's shape and its status bar cover.
  package var insets: EnvironmentInsets
  /// The outline of the display; nil for a rectangle.
  package var outline: DisplayOutline?
  /// The rectangle of the root; that of the sheet if the root is in one.
  package var content: Rect
  /// The rectangle of the sheet that contains the root and its navigation bar, if it is in one.
  package var sheet: Rect?
  /// The column that shows the root; nil for a root that has the whole screen.
  package var column: Column?
  /// The segue that presents the root in a popover, whose box is the sheet; nil for others.
  package var popover: SegueElement?
  /// The rectangle of the status bar; nil without one.
  package var statusBar: Rect?
  /// Whether the text of the status bar is white.
  package var hasWhiteStatusBar = false
  /// The rectangle of the home indicator; nil on a device with a home button.
  package var homeIndicator: Rect?
  /// The rectangle of the navigation bar, if any.
  package var navigationBar: Rect?
  /// The rectangle of the toolbar, if any.
  package var toolbar: Rect?
  /// The rectangle of the tab bar, if any.
  package var tabBar: Rect?
  /// The navigation controller that owns the navigation bar; nil for a bar that is only simulated.
  package var navigation: ControllerElement?
  /// The controllers with the items on the navigation bar: the one that the back button leads to, and the root's.
  package var stack: [ControllerElement] = []
  /// The tab bar controller that owns the tab bar; nil for a bar that is only simulated.
  package var tabs: ControllerElement?
  /// The controllers of the tabs, in order; without those behind the tab for more.
  package var tabControllers: [ControllerElement] = []
  /// Whether a tab for more follows.
  package var hasMoreTabs = false
  /// The number of the selected tab.
  package var selectedTab: Int?
  /// The controller that presents the sheet.
  package var presenter: ControllerElement?
  /// Whether bars are clear while content is not scrolled behind them.
  package var hasClearBars = false

  /// The whole screen.
  package var bounds: Rect { Rect(width: size.width, height: size.height) }

  /// The names of the parts around the root, from top to bottom.
  package var parts: [String] {
    let parts = [
      (statusBar, "status bar"), (sheet, popover == nil ? "sheet" : "popover"),
      (column?.neighbour == nil ? nil : column?.place, "column"),
      (navigationBar, ScreenBar.navigationBar.rawValue), (toolbar, ScreenBar.toolbar.rawValue),
      (tabBar, ScreenBar.tabBar.rawValue), (homeIndicator, "home indicator"),
    ]
    return parts.compactMap { $0.0 == nil ? nil : $0.1 }
  }

  /// Moves the sheet, and what is in it, to an origin.
  package mutating func moveSheet(to x: Double, _ y: Double) {
    guard let sheet else { return }
    let (dx, dy) = (x - sheet.x, y - sheet.y)
    func moved(_ rect: Rect?) -> Rect? {
      rect.map { Rect(x: $0.x + dx, y: $0.y + dy, width: $0.width, height: $0.height) }
    }
    self.sheet = moved(sheet)
    content = moved(content) ?? content
    navigationBar = moved(navigationBar)
    toolbar = moved(toolbar)
    tabBar = moved(tabBar)
  }

  /// The rectangle of the root in its sheet; that on the screen without a sheet.
  package var contentInSheet: Rect {
    guard let sheet else { return content }
    return Rect(
      x: content.x - sheet.x, y: content.y - sheet.y, width: content.width, height: content.height)
  }

  /// The rectangle of the screen behind a sheet: smaller on a phone, so that its upper edge shows above the sheet.
  package var behindSheet: Rect {
    guard let sheet, sheet.width == size.width else {
      return Rect(width: size.width, height: size.height)
    }
    let margin = 16.0
    let width = size.width - 2 * margin
    return Rect(
      x: margin, y: sheet.y - 10, width: width, height: size.height * width / size.width)
  }
}
