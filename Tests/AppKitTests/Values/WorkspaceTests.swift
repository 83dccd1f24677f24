import AppKit
import TestSupport
import Testing
import UniformTypeIdentifiers

/// The workspace, which opens nothing; Apple, "NSWorkspace", "NSRunningApplication".
@MainActor struct WorkspaceTests {
  let workspace = NSWorkspace.shared
  let url = URL(fileURLWithPath: "/a.txt")

  @Test func nothingIsOpened() {
    let answers = [
      workspace.open(url), workspace.openFile("/a"), workspace.openFile("/a", withApplication: nil),
      workspace.launchApplication("A"), workspace.selectFile(nil, inFileViewerRootedAtPath: "/"),
      workspace.showSearchResults(forQueryString: "a"), workspace.isFilePackage(atPath: "/a"),
      workspace.setIcon(nil, forFile: "/a"), workspace.isVoiceOverEnabled,
      workspace.isSwitchControlEnabled, workspace.accessibilityDisplayShouldIncreaseContrast,
      workspace.accessibilityDisplayShouldDifferentiateWithoutColor,
      workspace.accessibilityDisplayShouldReduceTransparency,
      workspace.accessibilityDisplayShouldReduceMotion,
      workspace.accessibilityDisplayShouldInvertColors,
    ]
    #expect(!answers.contains(true))
    let configuration = NSWorkspace.OpenConfiguration()
    workspace.open(url, configuration: configuration) { #expect($0 == nil && $1 != nil) }
    workspace.openApplication(at: url, configuration: configuration)
    workspace.open([url], withApplicationAt: url, configuration: configuration)
    workspace.recycle([url]) { #expect($0.isEmpty && $1 != nil) }
    workspace.duplicate([url])
    workspace.setDefaultApplication(at: url, toOpenURLsWithScheme: "a")
    workspace.activateFileViewerSelecting([url])
    workspace.noteFileSystemChanged("/")
    workspace.hideOtherApplications()
    #expect(throws: (any Error).self) { try workspace.unmountAndEjectDevice(at: url) }
    if let screen = NSScreen.main {
      #expect(workspace.desktopImageURL(for: screen) == nil)
      #expect(workspace.desktopImageOptions(for: screen) == nil)
      #expect(throws: (any Error).self) { try workspace.setDesktopImageURL(url, for: screen) }
    }
    #expect(workspace.urlForApplication(toOpen: url) == nil)
    #expect(workspace.urlForApplication(toOpen: UTType.text) == nil)
    #expect(workspace.urlsForApplications(toOpen: url).isEmpty)
    #expect(workspace.urlForApplication(withBundleIdentifier: "a") == nil)
    #expect(workspace.urlsForApplications(withBundleIdentifier: "a").isEmpty)
    #expect(workspace.absolutePathForApplication(withBundleIdentifier: "a") == nil)
    #expect(workspace.fullPath(forApplication: "a") == nil)
    #expect(workspace.fileLabels.isEmpty && workspace.fileLabelColors.isEmpty)
    #expect(
      KeptProperty.lapses(
        in: configuration,
        [
          KeptProperty(\.promptsUserIfNeeded, default: true, other: false),
          KeptProperty(\.addsToRecentItems, default: true, other: false),
          KeptProperty(\.activates, default: true, other: false),
          KeptProperty(\.hides, default: false, other: true),
          KeptProperty(\.hidesOthers, default: false, other: true),
          KeptProperty(\.isForPrinting, default: false, other: true),
          KeptProperty(\.createsNewApplicationInstance, default: false, other: true),
          KeptProperty(\.allowsRunningApplicationSubstitution, default: true, other: false),
          KeptProperty(\.arguments, default: [], other: ["a"]),
          KeptProperty(\.environment, default: [:], other: ["a": "b"]),
          KeptProperty(\.requiresUniversalLinks, default: false, other: true),
        ]) == [])
  }

  @Test func filesHaveIconsAndTypes() throws {
    #expect(workspace.icon(forFile: "/").size == NSSize(width: 32, height: 32))
    #expect(workspace.icon(forFiles: ["/"]) != nil && workspace.icon(forFileType: "txt").isValid)
    #expect(workspace.icon(for: .folder).isValid)
    #expect(try workspace.type(ofFile: "/a.png") == "public.png")
    #expect(workspace.type("public.png", conformsToType: "public.image"))
    #expect(!workspace.type("public.png", conformsToType: "public.text"))
    #expect(workspace.preferredFilenameExtension(forType: "public.png") == "png")
    #expect(workspace.localizedDescription(forType: "public.png") == "public.png")
  }

  @Test func thisProgramRuns() {
    let current = NSRunningApplication.current
    #expect(
      workspace.runningApplications == [current] && workspace.frontmostApplication === current)
    #expect(workspace.menuBarOwningApplication === current && current.processIdentifier > 0)
    #expect(current.isFinishedLaunching && current.isActive && current.ownsMenuBar)
    #expect(!current.isTerminated && current.localizedName != nil && current.launchDate == nil)
    #expect(current.icon != nil && current.executableArchitecture == 0)
    #expect(current.hide() && current.isHidden && current.unhide() && !current.isHidden)
    #expect(current.activate() && current.activate(from: current, options: [.activateAllWindows]))
    #expect(!current.terminate() && !current.forceTerminate())
    #expect(NSRunningApplication(processIdentifier: current.processIdentifier) != nil)
    #expect(NSRunningApplication(processIdentifier: -1) == nil)
    #expect(NSRunningApplication.runningApplications(withBundleIdentifier: "none").isEmpty)
    #expect(NSRunningApplication.ActivationOptions.activateIgnoringOtherApps.rawValue == 2)
    _ = (current.bundleIdentifier, current.bundleURL, current.executableURL)
  }

  @Test func namesAreApples() {
    let names: [(Notification.Name, String)] = [
      (NSWorkspace.didLaunchApplicationNotification, "NSWorkspaceDidLaunchApplicationNotification"),
      (
        NSWorkspace.willLaunchApplicationNotification,
        "NSWorkspaceWillLaunchApplicationNotification"
      ),
      (
        NSWorkspace.didTerminateApplicationNotification,
        "NSWorkspaceDidTerminateApplicationNotification"
      ),
      (
        NSWorkspace.didActivateApplicationNotification,
        "NSWorkspaceDidActivateApplicationNotification"
      ),
      (
        NSWorkspace.didDeactivateApplicationNotification,
        "NSWorkspaceDidDeactivateApplicationNotification"
      ),
      (NSWorkspace.didHideApplicationNotification, "NSWorkspaceDidHideApplicationNotification"),
      (NSWorkspace.didUnhideApplicationNotification, "NSWorkspaceDidUnhideApplicationNotification"),
      (NSWorkspace.didMountNotification, "NSWorkspaceDidMountNotification"),
      (NSWorkspace.didUnmountNotification, "NSWorkspaceDidUnmountNotification"),
      (NSWorkspace.willUnmountNotification, "NSWorkspaceWillUnmountNotification"),
      (NSWorkspace.didRenameVolumeNotification, "NSWorkspaceDidRenameVolumeNotification"),
      (NSWorkspace.willSleepNotification, "NSWorkspaceWillSleepNotification"),
      (NSWorkspace.didWakeNotification, "NSWorkspaceDidWakeNotification"),
      (NSWorkspace.willPowerOffNotification, "NSWorkspaceWillPowerOffNotification"),
      (NSWorkspace.screensDidSleepNotification, "NSWorkspaceScreensDidSleepNotification"),
      (NSWorkspace.screensDidWakeNotification, "NSWorkspaceScreensDidWakeNotification"),
      (
        NSWorkspace.sessionDidBecomeActiveNotification,
        "NSWorkspaceSessionDidBecomeActiveNotification"
      ),
      (
        NSWorkspace.sessionDidResignActiveNotification,
        "NSWorkspaceSessionDidResignActiveNotification"
      ),
      (NSWorkspace.activeSpaceDidChangeNotification, "NSWorkspaceActiveSpaceDidChangeNotification"),
      (NSWorkspace.didChangeFileLabelsNotification, "NSWorkspaceDidChangeFileLabelsNotification"),
      (
        NSWorkspace.accessibilityDisplayOptionsDidChangeNotification,
        "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification"
      ),
    ]
    #expect(names.allSatisfy { $0.rawValue == $1 })
    #expect(NSWorkspace.applicationUserInfoKey == "NSWorkspaceApplicationKey")
    #expect(NSWorkspace.volumeURLUserInfoKey == "NSWorkspaceVolumeURLKey")
    let options: [NSWorkspace.IconCreationOptions] = [
      .excludeQuickDrawElementsIconCreationOption, .exclude10_4ElementsIconCreationOption,
    ]
    #expect(options.map(\.rawValue) == [2, 4])
    let keys: [NSWorkspace.DesktopImageOptionKey] = [.imageScaling, .allowClipping, .fillColor]
    #expect(Set(keys).count == 3)
    var heard = 0
    let center = workspace.notificationCenter
    let name = NSWorkspace.didWakeNotification
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { heard += 1 }
    }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    #expect(heard == 1)
  }
}
