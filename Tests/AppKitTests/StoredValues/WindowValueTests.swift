import AppKit
import TestSupport
import Testing

/// Values of windows, panels and the application that are stored.
///
/// Sources: Apple's documentation of each property.
@MainActor struct WindowValueTests {
  private let window = NSWindow(
    contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.titled, .resizable],
    backing: .buffered, defer: true)

  @Test func valuesOfWindows() {
    let table: [KeptProperty<NSWindow>] = [
      .init(\.level, default: .normal, other: .floating),
      .init(\.collectionBehavior, default: [], other: [.canJoinAllSpaces, .fullScreenPrimary]),
      .init(\.animationBehavior, default: .default, other: .utilityWindow),
      .init(\.depthLimit, default: .twentyfourBitRGB, other: .sixtyfourBitRGB),
      .init(\.sharingType, default: .readOnly, other: .none),
      .init(\.backingType, default: .buffered, other: .retained),
      .init(\.colorSpace, default: nil, other: .sRGB),
      .init(\.alphaValue, default: 1, other: 0.5), .init(\.isOpaque, default: true, other: false),
      .init(\.hasShadow, default: true, other: false),
      .init(\.ignoresMouseEvents, default: false, other: true),
      .init(\.acceptsMouseMovedEvents, default: false, other: true),
      .init(\.isMovable, default: true, other: false),
      .init(\.isMovableByWindowBackground, default: false, other: true),
      .init(\.isReleasedWhenClosed, default: true, other: false),
      .init(\.hidesOnDeactivate, default: false, other: true),
      .init(\.canHide, default: true, other: false),
      .init(\.isExcludedFromWindowsMenu, default: false, other: true),
      .init(\.preservesContentDuringLiveResize, default: true, other: false),
      .init(\.allowsConcurrentViewDrawing, default: true, other: false),
      .init(\.isAutodisplay, default: true, other: false),
      .init(\.viewsNeedDisplay, default: false, other: true),
      .init(\.isOneShot, default: false, other: true),
      .init(\.allowsToolTipsWhenApplicationIsInactive, default: false, other: true),
      .init(\.displaysWhenScreenProfileChanges, default: false, other: true),
      .init(\.preventsApplicationTerminationWhenModal, default: true, other: false),
      .init(\.isRestorable, default: true, other: false),
      .init(\.miniwindowTitle, default: "", other: "Mini"),
      .init(\.isDocumentEdited, default: false, other: true),
      .init(\.showsResizeIndicator, default: true, other: false),
      .init(\.showsToolbarButton, default: false, other: true),
      .init(\.titlebarSeparatorStyle, default: .automatic, other: .line),
      .init(\.toolbarStyle, default: .automatic, other: .unifiedCompact),
      .init(\.tabbingMode, default: .automatic, other: .disallowed),
      .init(\.tabbingIdentifier, default: "NSWindow", other: "Own"),
      .init(\.autorecalculatesKeyViewLoop, default: false, other: true),
      .init(\.minFullScreenContentSize, default: .zero, other: NSSize(width: 1, height: 2)),
      .init(
        \.maxFullScreenContentSize, default: NSSize(width: 10_000, height: 10_000),
        other: NSSize(width: 1, height: 2)),
      .init(
        \.resizeIncrements, default: NSSize(width: 1, height: 1), other: NSSize(width: 3, height: 2)
      ),
      .init(
        \.contentResizeIncrements, default: NSSize(width: 1, height: 1),
        other: NSSize(width: 3, height: 2)),
      .init(\.aspectRatio, default: .zero, other: NSSize(width: 4, height: 3)),
      .init(\.contentAspectRatio, default: .zero, other: NSSize(width: 4, height: 3)),
      .init(\.identifier, default: nil, other: "main"),
      .init(\.representedFilename, default: "", other: "/a/b.txt"),
    ]
    #expect(KeptProperty.lapses(in: window, table).isEmpty)
    #expect(window.representedURL?.lastPathComponent == "b.txt")
    #expect(window.hasDynamicDepthLimit && window.areCursorRectsEnabled && !window.worksWhenModal)
    window.setDynamicDepthLimit(false)
    window.disableCursorRects()
    #expect(!window.hasDynamicDepthLimit && !window.areCursorRectsEnabled)
    window.enableCursorRects()
    window.invalidateShadow()
    window.disableSnapshotRestoration()
    window.enableSnapshotRestoration()
    window.restorationClass = Restoration.self
    expectHeld(window, \.miniwindowImage, NSImage(size: NSSize(width: 1, height: 1)))
    expectHeld(window, \.initialFirstResponder, window.contentView ?? NSView())
    window.backgroundColor = .red
    #expect(window.backgroundColor == .red && window.areCursorRectsEnabled)
    var error: (any Error)?
    window.restorationClass?.restoreWindow(withIdentifier: "a", state: NSCoder()) { error = $1 }
    #expect(error is CocoaError)
    #expect(
      !NSApplication.shared.restoreWindow(withIdentifier: "a", state: NSCoder()) { _, _ in })
    NSApplication.shared.extendStateRestoration()
    NSApplication.shared.completeStateRestoration()
  }
  final class Restoration: NSWindowRestoration {
    static func restoreWindow(
      withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
      completionHandler: @escaping (NSWindow?, (any Error)?) -> Void
    ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
  }

  @Test func panels() {
    let panel = NSPanel()
    let table: [KeptProperty<NSPanel>] = [
      .init(\.isFloating, default: false, other: true),
      .init(\.becomesKeyOnlyIfNeeded, default: false, other: true),
      .init(\.isUsableWhenModal, default: false, other: true),
    ]
    #expect(KeptProperty.lapses(in: panel, table).isEmpty)
    #expect(panel.level == .floating && panel.worksWhenModal && panel.isFloatingPanel)
    #expect(!panel.canBecomeMain)
  }

  /// The numbers are Apple's.
  @Test func levelsAndMasks() {
    let levels: [NSWindow.Level] = [
      .normal, .submenu, .tornOffMenu, .floating, .modalPanel, .dock, .mainMenu, .statusBar,
      .popUpMenu, .screenSaver,
    ]
    #expect(levels.map(\.rawValue) == [0, 3, 3, 3, 8, 20, 24, 25, 101, 1000])
    #expect(NSWindow.Level(4).rawValue == 4)
    let masks: [NSWindow.StyleMask] = [
      .docModalWindow, .nonactivatingPanel, .texturedBackground, .fullScreen,
    ]
    #expect(masks.map(\.rawValue) == [64, 128, 256, 16384])
    #expect(NSWindow.BackingStoreType.nonretained.rawValue == 1)
    let behaviors: [NSWindow.CollectionBehavior] = [
      .canJoinAllSpaces, .moveToActiveSpace, .managed, .transient, .stationary,
      .participatesInCycle, .ignoresCycle, .fullScreenPrimary, .fullScreenAuxiliary,
      .fullScreenNone, .fullScreenAllowsTiling, .fullScreenDisallowsTiling, .primary, .auxiliary,
      .canJoinAllApplications,
    ]
    #expect(Set(behaviors).count == 15)
    #expect(NSWindow.AnimationBehavior.alertPanel.rawValue == 5)
    #expect(NSWindow.AnimationBehavior.documentWindow.rawValue == 3)
    #expect(NSWindow.Depth.onehundredtwentyeightBitRGB.rawValue == 544)
    #expect(NSWindow.SharingType.readWrite.rawValue == 2)
    #expect(NSWindow.TabbingMode.preferred.rawValue == 1)
    #expect(
      NSWindow.ToolbarStyle.preference.rawValue == 2 && NSTitlebarSeparatorStyle.none != .shadow)
    #expect(NSWindow.userTabbingPreference == .inFullScreen)
    #expect(NSWindow.UserTabbingPreference.manual != .always)
  }

  @Test func namesOfNotifications() {
    let names = [
      NSWindow.didResizeNotification, NSWindow.didMoveNotification, NSWindow.willMoveNotification,
      NSWindow.didBecomeKeyNotification, NSWindow.didResignKeyNotification,
      NSWindow.didBecomeMainNotification, NSWindow.didResignMainNotification,
      NSWindow.willCloseNotification, NSWindow.willMiniaturizeNotification,
      NSWindow.didMiniaturizeNotification, NSWindow.didDeminiaturizeNotification,
      NSWindow.didUpdateNotification, NSWindow.didExposeNotification,
      NSWindow.didChangeScreenNotification, NSWindow.didChangeScreenProfileNotification,
      NSWindow.didChangeBackingPropertiesNotification, NSWindow.willBeginSheetNotification,
      NSWindow.didEndSheetNotification, NSWindow.willStartLiveResizeNotification,
      NSWindow.didEndLiveResizeNotification, NSWindow.willEnterFullScreenNotification,
      NSWindow.didEnterFullScreenNotification, NSWindow.willExitFullScreenNotification,
      NSWindow.didExitFullScreenNotification, NSWindow.willEnterVersionBrowserNotification,
      NSWindow.didEnterVersionBrowserNotification, NSWindow.willExitVersionBrowserNotification,
      NSWindow.didExitVersionBrowserNotification, NSWindow.didChangeOcclusionStateNotification,
    ]
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.rawValue.hasPrefix("NSWindow") })
    #expect(NSWindow.oldScaleFactorUserInfoKey != NSWindow.oldColorSpaceUserInfoKey)
    let application = [
      NSApplication.didBecomeActiveNotification, NSApplication.didHideNotification,
      NSApplication.didFinishLaunchingNotification, NSApplication.didResignActiveNotification,
      NSApplication.didUnhideNotification, NSApplication.didUpdateNotification,
      NSApplication.willBecomeActiveNotification, NSApplication.willFinishLaunchingNotification,
      NSApplication.willHideNotification, NSApplication.willResignActiveNotification,
      NSApplication.willUnhideNotification, NSApplication.willTerminateNotification,
      NSApplication.willUpdateNotification, NSApplication.didChangeScreenParametersNotification,
      NSApplication.didFinishRestoringWindowsNotification,
      NSApplication.didChangeOcclusionStateNotification, NSScreen.colorSpaceDidChangeNotification,
    ]
    #expect(Set(application).count == application.count)
    #expect(
      NSApplication.launchIsDefaultUserInfoKey != NSApplication.launchUserNotificationUserInfoKey)
  }

  @Test func theScreen() throws {
    let screen = try #require(NSScreen.main)
    #expect(NSScreen.deepest === screen && NSScreen.screensHaveSeparateSpaces)
    #expect(screen.depth == .twentyfourBitRGB && screen.colorSpace == .sRGB)
    #expect(screen.localizedName == "Display" && screen.safeAreaInsets.top == 0)
    #expect(screen.auxiliaryTopLeftArea == nil && screen.auxiliaryTopRightArea == nil)
    #expect(screen.maximumFramesPerSecond == 60 && screen.displayUpdateGranularity == 0)
    #expect(screen.minimumRefreshInterval == screen.maximumRefreshInterval)
    #expect(screen.lastDisplayUpdateTimestamp == 0)
    #expect(screen.maximumExtendedDynamicRangeColorComponentValue == 1)
    #expect(screen.maximumPotentialExtendedDynamicRangeColorComponentValue == 1)
    #expect(screen.maximumReferenceExtendedDynamicRangeColorComponentValue == 1)
    #expect(screen.canRepresent(NSDisplayGamut.SRGB) && !screen.canRepresent(.p3))
    #expect(screen.deviceDescription[.size] as? NSSize == screen.frame.size)
    #expect(screen.deviceDescription[.resolution] as? NSSize == NSSize(width: 72, height: 72))
    #expect(screen.deviceDescription[.isPrinter] == nil)
    let rect = NSRect(x: 0.2, y: 0.7, width: 2, height: 2)
    #expect(screen.convertRectToBacking(rect) == screen.convertRectFromBacking(rect))
    let aligned = screen.backingAlignedRect(rect, options: .alignAllEdgesNearest)
    #expect(aligned == NSRect(x: 0, y: 1, width: 2, height: 2))
    #expect(window.deviceDescription[.isScreen] as? String == "YES")
    #expect(window.deviceDescription[.bitsPerSample] as? Int == 8)
    #expect(window.deviceDescription[.colorSpaceName] != nil)
  }
}
