/// The height of a window in the stack of windows.
///
/// - SeeAlso: Apple, "CGWindowLevel".
public typealias CGWindowLevel = Int32

/// The name of a height in the stack of windows; raw values are Apple's.
public enum CGWindowLevelKey: Int32, Sendable {
  case baseWindow = 0, minimumWindow = 1, desktopWindow = 2, backstopMenu = 3, normalWindow = 4
  case floatingWindow = 5, tornOffMenuWindow = 6, dockWindow = 7, mainMenuWindow = 8
  case statusWindow = 9, modalPanelWindow = 10, popUpMenuWindow = 11, draggingWindow = 12
  case screenSaverWindow = 13, maximumWindow = 14, overlayWindow = 15, helpWindow = 16
  case utilityWindow = 17, desktopIconWindow = 18, cursorWindow = 19, assistiveTechHighWindow = 20
}

/// The height of a name, as on Apple's systems.
public func CGWindowLevelForKey(_ key: CGWindowLevelKey) -> CGWindowLevel {
  switch key {
  case .baseWindow, .minimumWindow: -2_147_483_648
  case .desktopWindow: -2_147_483_623
  case .desktopIconWindow: -2_147_483_603
  case .backstopMenu: -20
  case .normalWindow: 0
  case .floatingWindow, .tornOffMenuWindow: 3
  case .modalPanelWindow: 8
  case .utilityWindow: 19
  case .dockWindow: 20
  case .mainMenuWindow: 24
  case .statusWindow: 25
  case .popUpMenuWindow: 101
  case .overlayWindow: 102
  case .helpWindow: 200
  case .draggingWindow: 500
  case .screenSaverWindow: 1000
  case .assistiveTechHighWindow: 1500
  case .maximumWindow: 2_147_483_631
  case .cursorWindow: 2_147_483_630
  }
}
