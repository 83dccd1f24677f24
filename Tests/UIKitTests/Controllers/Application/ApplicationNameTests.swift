import Foundation
import Testing
import UIKit

/// Names that programs observe and compare: notifications, keys, roles and kinds of activities.
///
/// Source: Apple's headers, which give the constants; their texts are the names of the constants unless stated.
struct ApplicationNameTests {
  @Test(
    arguments: [
      (UIApplication.willResignActiveNotification, "UIApplicationWillResignActive"),
      (UIApplication.willTerminateNotification, "UIApplicationWillTerminate"),
      (
        UIApplication.didReceiveMemoryWarningNotification, "UIApplicationDidReceiveMemoryWarning"
      ),
      (UIApplication.significantTimeChangeNotification, "UIApplicationSignificantTimeChange"),
      (
        UIApplication.backgroundRefreshStatusDidChangeNotification,
        "UIApplicationBackgroundRefreshStatusDidChange"
      ),
      (UIApplication.userDidTakeScreenshotNotification, "UIApplicationUserDidTakeScreenshot"),
      (
        UIApplication.willChangeStatusBarOrientationNotification,
        "UIApplicationWillChangeStatusBarOrientation"
      ),
      (
        UIApplication.didChangeStatusBarOrientationNotification,
        "UIApplicationDidChangeStatusBarOrientation"
      ),
      (UIApplication.willChangeStatusBarFrameNotification, "UIApplicationWillChangeStatusBarFrame"),
      (UIApplication.didChangeStatusBarFrameNotification, "UIApplicationDidChangeStatusBarFrame"),
      (UIDevice.orientationDidChangeNotification, "UIDeviceOrientationDidChange"),
      (UIDevice.batteryLevelDidChangeNotification, "UIDeviceBatteryLevelDidChange"),
      (UIDevice.batteryStateDidChangeNotification, "UIDeviceBatteryStateDidChange"),
      (UIDevice.proximityStateDidChangeNotification, "UIDeviceProximityStateDidChange"),
      (UIScene.willConnectNotification, "UISceneWillConnect"),
      (UIScene.didDisconnectNotification, "UISceneDidDisconnect"),
      (UIScene.didActivateNotification, "UISceneDidActivate"),
      (UIScene.willDeactivateNotification, "UISceneWillDeactivate"),
      (
        UIAccessibility.voiceOverStatusDidChangeNotification,
        "UIAccessibilityVoiceOverStatusDidChange"
      ),
      (
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        "UIAccessibilityReduceMotionStatusDidChange"
      ),
    ])
  func notificationsHaveApplesNames(name: Notification.Name, text: String) {
    #expect(name.rawValue == text + "Notification")
  }

  /// These two constants do not end in the word.
  @Test func protectedDataHasApplesNames() {
    #expect(
      UIApplication.protectedDataDidBecomeAvailableNotification.rawValue
        == "UIApplicationProtectedDataDidBecomeAvailable")
    #expect(
      UIApplication.protectedDataWillBecomeUnavailableNotification.rawValue
        == "UIApplicationProtectedDataWillBecomeUnavailable")
  }

  @Test(
    arguments: [
      (.mail, "Mail"), (.copyToPasteboard, "CopyToPasteboard"),
      (.assignToContact, "AssignToContact"), (.saveToCameraRoll, "SaveToCameraRoll"),
      (.addToReadingList, "AddToReadingList"), (.airDrop, "AirDrop"),
      (.openInIBooks, "OpenInIBooks"), (.markupAsPDF, "MarkupAsPDF"), (.message, "Message"),
    ] as [(UIActivity.ActivityType, String)])
  func activitiesHaveApplesNames(type: UIActivity.ActivityType, text: String) {
    #expect(type.rawValue == "com.apple.UIKit.activity." + text)
  }

  @Test func keysAndRolesHaveApplesNames() {
    #expect(
      UIApplication.LaunchOptionsKey.remoteNotification.rawValue
        == "UIApplicationLaunchOptionsRemoteNotificationKey")
    #expect(
      UIApplication.OpenURLOptionsKey.openInPlace.rawValue
        == "UIApplicationOpenURLOptionsOpenInPlaceKey")
    #expect(
      UISceneSession.Role.windowExternalDisplayNonInteractive.rawValue
        == "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    #expect(
      UIPageViewController.OptionsKey.interPageSpacing.rawValue
        == "UIPageViewControllerOptionInterPageSpacingKey")
    #expect(
      UIPageViewController.OptionsKey.spineLocation.rawValue
        == "UIPageViewControllerOptionSpineLocationKey")
  }

  /// Source: Apple, "UIKeyCommand", "UIKeyModifierFlags".
  @Test func keysHaveApplesNamesAndBits() {
    let inputs = [
      UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow, UIKeyCommand.inputLeftArrow,
      UIKeyCommand.inputRightArrow, UIKeyCommand.inputEscape,
    ]
    let names = ["UpArrow", "DownArrow", "LeftArrow", "RightArrow", "Escape"]
    #expect(inputs == names.map { "UIKeyInput" + $0 })
    let flags: [UIKeyModifierFlags] = [
      .alphaShift, .shift, .control, .alternate, .command, .numericPad,
    ]
    #expect(flags.map(\.rawValue) == (16...21).map { 1 << $0 })
  }
}
