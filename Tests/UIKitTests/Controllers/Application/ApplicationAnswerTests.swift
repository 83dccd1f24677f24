import Foundation
import TestSupport
import Testing
import UIKit

/// What the application, its device, scenes, activities and feedback answer where no system is below them.
///
/// Source of the defaults: Apple, "UIApplication", "UIDevice", "UIActivity", "UIScene", "UIFeedbackGenerator".
@MainActor @Suite(.serialized) struct ApplicationAnswerTests {
  @Test func theApplicationIsActiveAndKeepsItsSettings() {
    let application = UIApplication.shared
    #expect(application.applicationState == .active && application.applicationState.rawValue == 0)
    #expect(application.isProtectedDataAvailable && !application.supportsMultipleScenes)
    #expect(application.backgroundTimeRemaining == Double.greatestFiniteMagnitude)
    #expect(
      KeptProperty.lapses(
        in: application,
        [
          KeptProperty(\.isIdleTimerDisabled, default: false, other: true),
          KeptProperty(\.applicationIconBadgeNumber, default: 0, other: 7),
          KeptProperty(\.applicationSupportsShakeToEdit, default: true, other: false),
        ]) == [])
    application.isIdleTimerDisabled = false
    application.applicationIconBadgeNumber = 0
    application.applicationSupportsShakeToEdit = true
    onDevice("iPhone 15") { #expect(application.statusBarOrientation == .portrait) }
    onDevice("iPhone 15", isLandscape: true) {
      #expect(application.statusBarOrientation.isLandscape)
    }
  }

  /// Remote notifications are never registered: no delegate is notified of a token or a failure.
  @Test func registeringHasNoEffect() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var count = 0
      func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
      ) { count += 1 }
      func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
      ) { count += 1 }
    }
    let (application, delegate) = (UIApplication.shared, Delegate())
    let former = application.delegate
    application.delegate = delegate
    defer { application.delegate = former }
    application.registerForRemoteNotifications()
    application.unregisterForRemoteNotifications()
    #expect(delegate.count == 0)
  }

  @Test func theDeviceSaysWhatItReproduces() {
    let device = UIDevice.current
    #expect(device.localizedModel == device.model && device.isMultitaskingSupported)
    // The level is unknown, which Apple's says as −1, as long as it is not monitored.
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    let version = device.systemVersion.split(separator: ".").compactMap { Int($0) }
    #expect(version.count == 2 && version[0] >= 26)
  }

  /// Calls to begin and end are counted.
  @Test func orientationsAreGeneratedWhileSomeCallerWantsThem() {
    let device = UIDevice.current
    func isGenerating() -> Bool { device.isGeneratingDeviceOrientationNotifications }
    #expect(!isGenerating())
    device.beginGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    device.endGeneratingDeviceOrientationNotifications()
    #expect(isGenerating())
    device.endGeneratingDeviceOrientationNotifications()
    #expect(!isGenerating())
    device.endGeneratingDeviceOrientationNotifications()
    device.beginGeneratingDeviceOrientationNotifications()
    #expect(isGenerating())
    device.endGeneratingDeviceOrientationNotifications()
  }

  /// A session is that of a scene with a window, and no two are the same.
  @Test func scenesHaveSessions() throws {
    let (first, second) = (UIWindowScene(), UIWindowScene())
    let windows = [first, second].map { UIWindow(windowScene: $0) }
    defer { for window in windows { window.isHidden = true } }
    #expect(!UIApplication.shared.openSessions.contains(first.session))
    for window in windows { window.makeKeyAndVisible() }
    #expect(UIApplication.shared.openSessions.isSuperset(of: [first.session, second.session]))
    #expect(first.session.persistentIdentifier != second.session.persistentIdentifier)
    #expect(first.activationState == .foregroundActive)
    #expect(first.coordinateSpace.bounds == first.screen.bounds)
    let bar = try #require(first.statusBarManager)
    #expect(bar.statusBarFrame == UIApplication.shared.statusBarFrame)
    #expect(UIScene.ConnectionOptions().urlContexts.isEmpty)
    let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
    #expect(configuration.sceneClass == nil)
    configuration.sceneClass = UIWindowScene.self
    #expect(configuration.sceneClass.map { $0 is UIWindowScene.Type } == true)
  }

  @Test func pasteboardsKnowWhatTheyHold() throws {
    let board = try #require(UIPasteboard(name: .init(rawValue: "held"), create: true))
    #expect(!board.hasURLs && !board.hasColors)
    board.url = URL(string: "https://example.org")
    #expect(board.hasURLs && !board.hasColors && !board.hasImages)
    board.colors = [.red, .blue]
    #expect(board.hasColors && !board.hasURLs && board.color == .red)
    board.strings = []
    #expect(!board.hasColors && !board.hasStrings)
  }

  final class Search: UIActivity {
    var finished: [Bool] = []
    override class var activityCategory: Category { .share }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.allSatisfy { $0 is String }
    }
    override func activityDidFinish(_ completed: Bool) { finished.append(completed) }
  }

  @Test func activitiesAreToBeOverridden() {
    let plain = UIActivity()
    #expect(UIActivity.activityCategory == .action && plain.activityType == nil)
    #expect(plain.activityTitle == nil && plain.activityImage == nil)
    #expect(plain.activityViewController == nil && !plain.canPerform(withActivityItems: ["x"]))
    plain.activityDidFinish(true)
    let search: UIActivity = Search()
    #expect(type(of: search).activityCategory == .share)
    #expect(search.canPerform(withActivityItems: ["x"]))
    #expect(!search.canPerform(withActivityItems: ["x", 1]))
    search.activityDidFinish(false)
    #expect((search as? Search)?.finished == [false])
  }

  /// Nothing is offered: the view is empty, and the handler is left to the program.
  @Test func activitiesAreNotOffered() {
    let controller = UIActivityViewController(
      activityItems: ["a"], applicationActivities: [Search()])
    #expect(controller.activityItems as? [String] == ["a"])
    #expect(controller.completionWithItemsHandler == nil)
    #expect(controller.excludedActivityTypes == nil)
    var count = 0
    controller.completionWithItemsHandler = { _, _, _, _ in count += 1 }
    controller.excludedActivityTypes = [.mail, .airDrop]
    controller.loadViewIfNeeded()
    #expect(controller.view.subviews.isEmpty && count == 0)
    controller.completionWithItemsHandler?(.mail, true, nil, nil)
    #expect(count == 1 && controller.excludedActivityTypes == [.mail, .airDrop])
  }

  /// Feedback is not felt; a generator is an interaction, which lays nothing out.
  @Test func feedbackChangesNothing() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let impact = UIImpactFeedbackGenerator(style: .rigid, view: view)
    let (selection, result) = (
      UISelectionFeedbackGenerator(view: view), UINotificationFeedbackGenerator(view: view)
    )
    #expect(view.interactions.count == 3 && impact.view === view)
    #expect(impact.style == .rigid && UIImpactFeedbackGenerator().style == .medium)
    let styles: [UIImpactFeedbackGenerator.FeedbackStyle] = [
      .light, .medium, .heavy, .soft, .rigid,
    ]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3, 4])
    let types: [UINotificationFeedbackGenerator.FeedbackType] = [.success, .warning, .error]
    #expect(types.map(\.rawValue) == [0, 1, 2])
    view.layoutIfNeeded()
    impact.impactOccurred(intensity: 0.5)
    selection.selectionChanged()
    types.forEach(result.notificationOccurred)
    UIDevice.current.playInputClick()
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && view.subviews.isEmpty)
  }
}
