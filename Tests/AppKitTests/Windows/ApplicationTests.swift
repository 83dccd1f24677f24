import AppKit
import Testing

/// The life of an application and its modal windows.
@MainActor @Suite(.serialized) struct ApplicationTests {
  final class Delegate: NSObject, NSApplicationDelegate {
    var events: [String] = []
    var reply = NSApplication.TerminateReply.terminateNow
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
      reply
    }
    func applicationWillFinishLaunching(_ notification: Notification) { events.append("will") }
    func applicationDidFinishLaunching(_ notification: Notification) {
      events.append("launched")
      NSApplication.shared.stop(nil)
    }
    func applicationDidBecomeActive(_ notification: Notification) { events.append("active") }
    func applicationDidResignActive(_ notification: Notification) { events.append("inactive") }
    func applicationDidHide(_ notification: Notification) { events.append("hidden") }
    func applicationDidUnhide(_ notification: Notification) { events.append("shown") }
    func applicationWillTerminate(_ notification: Notification) { events.append("end") }
    func application(
      _ application: NSApplication,
      didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { events.append("no service") }
    func application(_ application: NSApplication, willPresentError error: any Error) -> any Error {
      events.append("error")
      return error
    }
  }
  private let application = NSApplication.shared

  @Test func launchAndEnd() {
    let delegate = Delegate()
    application.delegate = delegate
    defer { application.delegate = nil }
    application.run()
    #expect(delegate.events == ["will", "launched", "active"] && !application.isRunning)
    application.finishLaunching()
    // Runs until nothing waits; the delegate was launched before.
    let launch: (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32 =
      NSApplicationMain
    _ = launch
    #expect(delegate.events.count == 3 && application.isActive)
    application.deactivate()
    application.activate(ignoringOtherApps: true)
    application.yieldActivation(toApplicationWithBundleIdentifier: "com.example.other")
    application.hide(nil)
    #expect(application.isHidden && application.occlusionState.isEmpty)
    application.unhide(nil)
    application.hideOtherApplications(nil)
    application.unhideAllApplications(nil)
    #expect(application.occlusionState == .visible)
    #expect(delegate.events.suffix(4) == ["inactive", "active", "hidden", "shown"])
    delegate.reply = .terminateCancel
    application.terminate(nil)
    #expect(application.isActive)
    delegate.reply = .terminateLater
    application.terminate(nil)
    application.reply(toApplicationShouldTerminate: false)
    #expect(delegate.events.last == "shown")
    application.terminate(nil)
    application.reply(toApplicationShouldTerminate: true)
    #expect(delegate.events.last == "end" && !application.isActive)
  }

  /// Methods without an implementation have defaults.
  @Test func defaultsOfTheDelegate() {
    final class Silent: NSObject, NSApplicationDelegate, NSWindowDelegate, NSUserActivityRestoring {
      func restoreUserActivityState(_ userActivity: NSUserActivity) {}
    }
    let silent: any NSApplicationDelegate = Silent()
    #expect(silent.applicationShouldTerminate(application) == .terminateNow)
    #expect(!silent.applicationShouldTerminateAfterLastWindowClosed(application))
    #expect(silent.applicationShouldHandleReopen(application, hasVisibleWindows: true))
    #expect(silent.applicationShouldOpenUntitledFile(application))
    #expect(!silent.applicationOpenUntitledFile(application))
    #expect(!silent.application(application, openFile: "a"))
    #expect(!silent.application(application, openTempFile: "a"))
    #expect(!silent.application(application, printFile: "a"))
    #expect(!silent.application(application, openFileWithoutUI: "a"))
    #expect(
      silent.application(application, printFiles: [], withSettings: [:], showPrintPanels: false)
        == .printingCancelled)
    #expect(!silent.applicationSupportsSecureRestorableState(application))
    #expect(!silent.applicationShouldAutomaticallyLocalizeKeyEquivalents(application))
    #expect(!silent.application(application, delegateHandlesKey: "a"))
    let activity = NSUserActivity(activityType: "a")
    #expect(!silent.application(application, willContinueUserActivityWithType: "a"))
    #expect(!silent.application(application, continue: activity) { _ in })
    silent.application(
      application, didFailToContinueUserActivityWithType: "a", error: CocoaError(.fileNoSuchFile))
    silent.application(application, didUpdate: activity)
    silent.application(application, open: [])
    silent.application(application, openFiles: [])
    silent.application(application, didReceiveRemoteNotification: [:])
    silent.application(application, didRegisterForRemoteNotificationsWithDeviceToken: Data())
    silent.application(application, willEncodeRestorableState: NSCoder())
    silent.application(application, didDecodeRestorableState: NSCoder())
    let note = Notification(name: NSApplication.didUpdateNotification)
    silent.applicationWillHide(note)
    silent.applicationWillUnhide(note)
    silent.applicationWillBecomeActive(note)
    silent.applicationWillResignActive(note)
    silent.applicationWillUpdate(note)
    silent.applicationDidUpdate(note)
    silent.applicationDidChangeScreenParameters(note)
    silent.applicationDidChangeOcclusionState(note)
    silent.applicationProtectedDataWillBecomeUnavailable(note)
    silent.applicationProtectedDataDidBecomeAvailable(note)
    let window = NSWindow()
    let other: any NSWindowDelegate = Silent()
    #expect(other.windowWillReturnFieldEditor(window, to: nil) == nil)
    #expect(other.windowWillReturnUndoManager(window) == nil)
    #expect(other.windowShouldZoom(window, toFrame: .zero))
    #expect(other.customWindowsToEnterFullScreen(for: window) == nil)
    #expect(other.customWindowsToExitFullScreen(for: window) == nil)
    let size = NSSize(width: 1, height: 2)
    #expect(other.window(window, willUseFullScreenContentSize: size) == size)
    #expect(other.window(window, willUseFullScreenPresentationOptions: .hideDock) == .hideDock)
    #expect(
      other.window(
        window, willResizeForVersionBrowserWithMaxPreferredSize: size, maxAllowedSize: size) == size
    )
    other.window(window, startCustomAnimationToEnterFullScreenWithDuration: 1)
    other.window(window, startCustomAnimationToExitFullScreenWithDuration: 1)
    other.windowDidFailToEnterFullScreen(window)
    other.windowDidFailToExitFullScreen(window)
    other.window(window, willEncodeRestorableState: NSCoder())
    other.window(window, didDecodeRestorableState: NSCoder())
    for call in [
      other.windowDidExpose, other.windowWillMove, other.windowDidUpdate,
      other.windowDidChangeScreen, other.windowDidChangeScreenProfile,
      other.windowWillStartLiveResize, other.windowDidEndLiveResize,
      other.windowWillEnterVersionBrowser, other.windowDidEnterVersionBrowser,
      other.windowWillExitVersionBrowser, other.windowDidExitVersionBrowser,
    ] { call(note) }
  }

  @Test func valuesOfTheApplication() {
    #expect(application.activationPolicy() == .regular)
    #expect(application.setActivationPolicy(.accessory))
    #expect(application.activationPolicy() == .accessory)
    application.setActivationPolicy(.regular)
    expectStored(
      application, \.presentationOptions, from: [], to: [.autoHideDock, .autoHideMenuBar])
    #expect(application.currentSystemPresentationOptions == [.autoHideDock, .autoHideMenuBar])
    application.presentationOptions = []
    #expect(application.applicationIconImage.size.width == 128)
    #expect(application.isFullKeyboardAccessEnabled && application.relaunchesOnLogin)
    application.disableRelaunchOnLogin()
    #expect(!application.relaunchesOnLogin)
    application.enableRelaunchOnLogin()
    let request = application.requestUserAttention(.criticalRequest)
    #expect(application.requestUserAttention(.informationalRequest) == request + 1)
    application.cancelUserAttentionRequest(request)
    let delegate = Delegate()
    application.delegate = delegate
    application.registerForRemoteNotifications(matching: [.badge, .sound, .alert])
    #expect(delegate.events == ["no service"] && !application.isRegisteredForRemoteNotifications)
    #expect(application.enabledRemoteNotificationTypes.rawValue == 7)
    application.unregisterForRemoteNotifications()
    application.delegate = nil
    application.reply(toOpenOrPrint: .success)
    let tile = application.dockTile
    tile.badgeLabel = "3"
    tile.contentView = NSView()
    tile.display()
    #expect(tile.owner === application && tile.size.width == 128 && tile.showsApplicationBadge)
    final class PlugIn: NSDockTilePlugIn {
      func setDockTile(_ dockTile: NSDockTile?) {}
    }
    PlugIn().setDockTile(tile)
    let options: [NSApplication.PresentationOptions] = [
      .hideMenuBar, .disableAppleMenu, .disableProcessSwitching, .disableForceQuit,
      .disableSessionTermination, .disableHideApplication, .disableMenuBarTransparency,
      .fullScreen, .autoHideToolbar, .disableCursorLocationAssistance,
    ]
    #expect(Set(options).count == 10)
    #expect(NSApplication.ActivationOptions.activateIgnoringOtherApps.rawValue == 2)
    #expect(NSApplication.ActivationOptions.activateAllWindows.rawValue == 1)
    let window = NSWindow()
    application.addWindowsItem(window, title: "A", filename: false)
    application.changeWindowsItem(window, title: "B", filename: false)
    application.updateWindowsItem(window)
    #expect(window.miniwindowTitle == "B" && !window.isExcludedFromWindowsMenu)
    application.removeWindowsItem(window)
    #expect(window.isExcludedFromWindowsMenu)
    application.runPageLayout(nil)
  }

  @Test func modalSessions() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 10, height: 10), styleMask: [.titled],
      backing: .buffered, defer: true)
    let session = application.beginModalSession(for: window)
    #expect(application.modalWindow === window && window.isVisible && window.isModalPanel)
    #expect(application.runModalSession(session) == .continue)
    application.stopModal(withCode: .OK)
    #expect(application.runModalSession(session) == .OK)
    application.endModalSession(session)
    #expect(application.modalWindow == nil && application.runModalSession(session) == .abort)
    #expect(application.runModal(for: window) == .cancel)
    final class Answerer: NSWindow {
      override func makeKeyAndOrderFront(_ sender: Any?) { NSApplication.shared.abortModal() }
    }
    #expect(application.runModal(for: Answerer()) == .abort)
    application.stopModal()
    window.close()
    let codes: [NSApplication.ModalResponse] = [
      .OK, .cancel, .stop, .abort, .continue, .alertFirstButtonReturn, .alertSecondButtonReturn,
      .alertThirdButtonReturn,
    ]
    #expect(codes.map(\.rawValue) == [1, 0, -1000, -1001, -1002, 1000, 1001, 1002])
  }

  @Test func thePanelAboutTheProgram() throws {
    application.orderFrontStandardAboutPanel(options: [
      .applicationName: "Name", .applicationVersion: "1.2", .version: "34",
      .credits: NSAttributedString(string: "Thanks"),
      .applicationIcon: NSImage(size: NSSize(width: 8, height: 8)),
    ])
    let panel = try #require(application.keyWindow)
    let texts = panel.contentView?.subviews.compactMap { ($0 as? NSTextField)?.stringValue }
    #expect(texts == ["Name", "Version 1.2 (34)", "Thanks"])
    panel.close()
    application.orderFrontStandardAboutPanel(nil)
    application.keyWindow?.close()
  }

  @Test func actionsReachTheApplication() {
    #expect(application.sendAction("hide:", to: nil, from: nil) && application.isHidden)
    #expect(application.sendAction("unhide:", to: application, from: nil) && !application.isHidden)
    #expect(!application.sendAction("unknown:", to: nil, from: nil))
    #expect(application.target(forAction: "hide:", to: self, from: nil) is ApplicationTests)
  }
}
