import Foundation
import FoundationShims
import Testing
import UIKit
import UniformTypeIdentifiers

/// Requests to the system and their data, with the values of a machine without one.
///
/// Sources: Apple's documentation of each class.
@MainActor @Suite struct ApplicationValueTests {
  final class Delegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
    var window: UIWindow?
    var continued: [String] = []
    func application(
      _ application: UIApplication, continue userActivity: NSUserActivity,
      restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
      continued.append(userActivity.activityType)
      restorationHandler([self])
      return true
    }
    override func restoreUserActivityState(_ activity: NSUserActivity) {
      continued.append(activity.title ?? "")
    }
  }

  @Test func quickActions() {
    let icon = UIApplicationShortcutIcon(systemImageName: "plus")
    #expect(icon == UIApplicationShortcutIcon(systemImageName: "plus"))
    #expect(icon.hash == UIApplicationShortcutIcon(systemImageName: "plus").hash)
    #expect(icon != UIApplicationShortcutIcon(type: .capturePhoto))
    #expect(icon != UIApplicationShortcutIcon(templateImageName: "minus"))
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
    expectStored(item, \.localizedSubtitle, from: nil, to: "An empty one")
    expectStored(item, \.localizedTitle, from: "New", to: "Newer")
    expectStored(item, \.type, from: "new", to: "newer")
    item.icon = icon
    item.targetContentIdentifier = "page"
    #expect((item as UIApplicationShortcutItem).icon === icon)
    #expect(item.targetContentIdentifier as? String == "page")
    #expect(item.userInfo == nil)
    UIApplication.shared.shortcutItems = [item]
    #expect(UIApplication.shared.shortcutItems?.count == 1)
    UIApplication.shared.shortcutItems = nil
    #expect(UIApplication.LaunchOptionsKey.shortcutItem != .location)
    #expect(UIApplication.LaunchOptionsKey.userActivityType != .userActivityDictionary)
  }

  @Test func activities() throws {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.title = "A page"
    activity.addUserInfoEntries(from: ["row": 3])
    activity.addUserInfoEntries(from: ["row": 4, "column": 1])
    #expect(activity.userInfo?.count == 2 && activity.userInfo?["row"] as? Int == 4)
    expectStored(activity, \.webpageURL, from: nil, to: URL(string: "https://example.org"))
    expectStored(activity, \.referrerURL, from: nil, to: URL(string: "https://example.com"))
    expectStored(activity, \.needsSave, from: false, to: true)
    expectStored(activity, \.keywords, from: [], to: ["page"])
    expectStored(activity, \.requiredUserInfoKeys, from: nil, to: ["row"])
    expectStored(activity, \.expirationDate, from: nil, to: Date(timeIntervalSince1970: 0))
    expectStored(activity, \.persistentIdentifier, from: nil, to: "1")
    expectStored(activity, \.supportsContinuationStreams, from: false, to: true)
    expectStored(activity, \.isEligibleForHandoff, from: true, to: false)
    expectStored(activity, \.isEligibleForSearch, from: false, to: true)
    expectStored(activity, \.isEligibleForPublicIndexing, from: false, to: true)
    expectStored(activity, \.isEligibleForPrediction, from: false, to: true)
    expectStored(activity, \.suggestedInvocationPhrase, from: nil, to: "Open")
    expectStored(activity, \.targetContentIdentifier, from: nil, to: "page")
    activity.becomeCurrent()
    activity.resignCurrent()
    activity.invalidate()
    final class Observer: NSObject, NSUserActivityDelegate {}
    let observer = Observer()
    activity.delegate = observer
    activity.delegate?.userActivityWillSave(activity)
    activity.delegate?.userActivityWasContinued(activity)

    let delegate = Delegate()
    delegate.userActivity = activity
    delegate.updateUserActivityState(activity)
    var restored: [any UIUserActivityRestoring] = []
    let answer = delegate.application(.shared, continue: activity) { restored = $0 ?? [] }
    for object in restored { object.restoreUserActivityState(activity) }
    #expect(answer && delegate.continued == [NSUserActivityTypeBrowsingWeb, "A page"])
    #expect(
      !delegate.application(.shared, willContinueUserActivityWithType: activity.activityType))
  }

  @Test func workInTheBackground() {
    let application = UIApplication.shared
    #expect(application.backgroundRefreshStatus == .denied)
    #expect(!application.isRegisteredForRemoteNotifications)
    application.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    #expect(UIApplication.backgroundFetchIntervalNever > 0)
    application.beginReceivingRemoteControlEvents()
    application.endReceivingRemoteControlEvents()
    #expect(!application.supportsAlternateIcons && application.alternateIconName == nil)
    var errors: [any Error] = []
    application.setAlternateIconName("Dark") { if let error = $0 { errors.append(error) } }
    let options = UIScene.ActivationRequestOptions()
    #expect(options.requestingScene == nil)
    application.requestSceneSessionActivation(nil, userActivity: nil, options: options) {
      errors.append($0)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let scene = window.windowScene
    if let session = scene?.session {
      application.requestSceneSessionRefresh(session)
      let options = UIScene.ConnectionOptions()
      #expect(options.userActivities.isEmpty && options.handoffUserActivityType == nil)
      #expect(options.shortcutItem == nil)
      session.stateRestorationActivity = NSUserActivity(activityType: "a")
      #expect(session.stateRestorationActivity?.activityType == "a")
      let closing = UIWindowSceneDestructionRequestOptions()
      expectStored(closing, \.windowDismissalAnimation, from: .standard, to: .decline)
      application.requestSceneSessionDestruction(session, options: closing) { errors.append($0) }
    }
    window.isHidden = true
    #expect(errors.count == (scene == nil ? 2 : 3))
    #expect(UISceneSession.Role.carTemplateApplication != .windowApplication)
    let fetched: [UIBackgroundFetchResult] = [.newData, .noData, .failed]
    #expect(fetched.map(\.rawValue) == [0, 1, 2])
    #expect(UIBackgroundRefreshStatus.available.rawValue == 2)
  }

  @Test func defaultsOfDelegates() {
    let delegate: any UIApplicationDelegate = Delegate()
    let application = UIApplication.shared
    delegate.applicationProtectedDataDidBecomeAvailable(application)
    delegate.applicationProtectedDataWillBecomeUnavailable(application)
    delegate.applicationSignificantTimeChange(application)
    delegate.application(application, handleEventsForBackgroundURLSession: "a") {}
    #expect(!delegate.application(application, shouldSaveSecureApplicationState: NSCoder()))
    #expect(!delegate.application(application, shouldRestoreSecureApplicationState: NSCoder()))
    let scenes: any UIWindowSceneDelegate = Delegate()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    defer { window.isHidden = true }
    if let scene = window.windowScene {
      #expect(scenes.stateRestorationActivity(for: scene) == nil)
      scenes.scene(scene, willContinueUserActivityWithType: "a")
      scenes.scene(scene, continue: NSUserActivity(activityType: "a"))
      scenes.windowScene(
        scene, performActionFor: UIApplicationShortcutItem(type: "a", localizedTitle: "A")
      ) { _ in }
    }
  }

  @Test func pickers() {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == nil)
    #expect(!UIImagePickerController.isCameraDeviceAvailable(.front))
    #expect(!UIImagePickerController.isFlashAvailable(for: .rear))
    #expect(UIImagePickerController.availableCaptureModes(for: .rear) == nil)
    let picker = UIImagePickerController()
    expectStored(picker, \.sourceType, from: .photoLibrary, to: .savedPhotosAlbum)
    expectStored(picker, \.mediaTypes, from: ["public.image"], to: ["public.movie"])
    expectStored(picker, \.allowsEditing, from: false, to: true)
    expectStored(picker, \.imageExportPreset, from: .compatible, to: .current)
    expectStored(picker, \.videoMaximumDuration, from: 600, to: 60)
    expectStored(picker, \.videoQuality, from: .typeMedium, to: .typeIFrame960x540)
    expectStored(
      picker, \.videoExportPreset, from: "AVAssetExportPresetMediumQuality", to: "other")
    expectStored(picker, \.showsCameraControls, from: true, to: false)
    expectHeld(picker, \.cameraOverlayView, UIView())
    expectStored(
      picker, \.cameraViewTransform, from: .identity, to: CGAffineTransform(scaleX: 2, y: 2))
    expectStored(picker, \.cameraCaptureMode, from: .photo, to: .video)
    expectStored(picker, \.cameraDevice, from: .rear, to: .front)
    expectStored(picker, \.cameraFlashMode, from: .auto, to: .off)
    picker.takePicture()
    picker.stopVideoCapture()
    #expect(!picker.startVideoCapture())
    final class Receiver: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate
    {}
    let receiver = Receiver()
    let keys: Set<UIImagePickerController.InfoKey> = [
      .mediaType, .originalImage, .editedImage, .cropRect, .mediaURL, .imageURL, .referenceURL,
      .mediaMetadata, .livePhoto, .phAsset,
    ]
    #expect(keys.count == 10)
    receiver.imagePickerController(picker, didFinishPickingMediaWithInfo: [:])
    receiver.imagePickerControllerDidCancel(picker)
    UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)

    let colors = UIColorPickerViewController()
    expectStored(colors, \.selectedColor, from: .white, to: .red)
    expectStored(colors, \.supportsAlpha, from: true, to: false)
    final class ColorReceiver: NSObject, UIColorPickerViewControllerDelegate {}
    let colorReceiver = ColorReceiver()
    colors.delegate = colorReceiver
    colors.delegate?.colorPickerViewController(colors, didSelect: .red, continuously: true)
    colors.delegate?.colorPickerViewControllerDidSelectColor(colors)
    colors.delegate?.colorPickerViewControllerDidFinish(colors)

    let settings = UIFontPickerViewController.Configuration()
    expectStored(settings, \.includeFaces, from: false, to: true)
    expectStored(settings, \.displayUsingSystemFont, from: false, to: true)
    expectStored(settings, \.filteredTraits, from: [], to: .traitBold)
    let fonts = UIFontPickerViewController(configuration: settings)
    #expect(fonts.configuration.includeFaces)
    expectHeld(fonts, \.selectedFontDescriptor, UIFont.systemFont(ofSize: 12).fontDescriptor)
    final class FontReceiver: NSObject, UIFontPickerViewControllerDelegate {}
    let fontReceiver = FontReceiver()
    fonts.delegate = fontReceiver
    fonts.delegate?.fontPickerViewControllerDidPickFont(fonts)
    fonts.delegate?.fontPickerViewControllerDidCancel(fonts)
  }

  @Test func documents() throws {
    let file = URL(fileURLWithPath: "/tmp/a.txt")
    let pickers = [
      UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image]),
      UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true),
      UIDocumentPickerViewController(forExporting: [file]),
      UIDocumentPickerViewController(forExporting: [file], asCopy: true),
      UIDocumentPickerViewController(documentTypes: ["public.png"], in: .open),
      UIDocumentPickerViewController(url: file, in: .exportToService),
    ]
    #expect(
      pickers.map(\.documentPickerMode)
        == [.open, .import, .moveToService, .exportToService, .open, .exportToService])
    let picker = pickers[0]
    expectStored(picker, \.allowsMultipleSelection, from: false, to: true)
    expectStored(picker, \.shouldShowFileExtensions, from: false, to: true)
    expectStored(picker, \.directoryURL, from: nil, to: file)
    final class Receiver: NSObject, UIDocumentPickerDelegate,
      UIDocumentInteractionControllerDelegate
    {}
    let receiver = Receiver()
    picker.delegate = receiver
    picker.delegate?.documentPicker(picker, didPickDocumentsAt: [file])
    picker.delegate?.documentPicker(picker, didPickDocumentAt: file)
    picker.delegate?.documentPickerWasCancelled(picker)

    let controller = UIDocumentInteractionController(url: file)
    #expect(controller.url == file && controller.name == "a.txt")
    expectStored(controller, \.uti, from: nil, to: "public.plain-text")
    controller.annotation = 1
    let view = UIView()
    let item = UIBarButtonItem()
    #expect(!controller.presentOptionsMenu(from: .zero, in: view, animated: false))
    #expect(!controller.presentOptionsMenu(from: item, animated: false))
    #expect(!controller.presentOpenInMenu(from: .zero, in: view, animated: false))
    #expect(!controller.presentOpenInMenu(from: item, animated: false))
    #expect(!controller.presentPreview(animated: false))
    controller.dismissPreview(animated: false)
    controller.dismissMenu(animated: false)
    controller.delegate = receiver
    let delegate = try #require(controller.delegate)
    #expect(delegate.documentInteractionControllerViewForPreview(controller) == nil)
    #expect(
      delegate.documentInteractionControllerViewControllerForPreview(controller).parent == nil)
    delegate.documentInteractionControllerWillBeginPreview(controller)
    delegate.documentInteractionControllerDidEndPreview(controller)
    delegate.documentInteractionControllerDidDismissOpenInMenu(controller)
  }

  @Test func sharedItems() throws {
    final class Source: NSObject, UIActivityItemSource {
      func activityViewControllerPlaceholderItem(
        _ activityViewController: UIActivityViewController
      ) -> Any { "" }
      func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? { "text" }
    }
    let source: any UIActivityItemSource = Source()
    let provider = UIActivityItemProvider(placeholderItem: "later")
    let controller = UIActivityViewController(
      activityItems: [source, provider], applicationActivities: nil)
    #expect(source.activityViewControllerPlaceholderItem(controller) as? String == "")
    #expect(
      source.activityViewController(controller, itemForActivityType: .postToFacebook) as? String
        == "text")
    #expect(source.activityViewController(controller, subjectForActivityType: nil).isEmpty)
    #expect(
      source.activityViewController(controller, dataTypeIdentifierForActivityType: nil).isEmpty)
    #expect(
      source.activityViewController(
        controller, thumbnailImageForActivityType: nil, suggestedSize: .zero) == nil)
    #expect(provider.item as? String == "later" && provider.activityType == nil)
    #expect(provider.placeholderItem as? String == "later")
    let kinds: Set<UIActivity.ActivityType> = [
      .postToTwitter, .postToWeibo, .postToVimeo, .postToFlickr, .postToTencentWeibo,
    ]
    #expect(kinds.count == 5)
  }

  @Test func devices() {
    let device = UIDevice.current
    expectStored(device, \.isProximityMonitoringEnabled, from: false, to: false)
    expectStored(device, \.isBatteryMonitoringEnabled, from: false, to: false)
    let flat: [UIDeviceOrientation] = [.faceUp, .faceDown]
    #expect(flat.allSatisfy { $0.isFlat && !$0.isValidInterfaceOrientation })
    #expect(!UIDeviceOrientation.portrait.isFlat)
    #expect(UIDeviceOrientation.landscapeLeft.isValidInterfaceOrientation)
    #expect(UIScreen.main.maximumFramesPerSecond == 60)
    #expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
  }
}
