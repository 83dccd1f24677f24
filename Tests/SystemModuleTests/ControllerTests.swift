import AVKit
import Accessibility
import Foundation
import FoundationNetworking
import MessageUI
import SafariServices
import Testing
import UIKit
import WebKit

/// Controllers and views of other modules of the system: they lay out, keep what they are given, and say what is missing.
@MainActor @Suite struct ControllerTests {
  @Test func films() {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 180)
    controller.view.layoutIfNeeded()
    #expect(controller.videoBounds.width == 320 && controller.view.backgroundColor == .black)
    #expect(controller.contentOverlayView?.frame.width == 320 && !controller.isReadyForDisplay)
    #expect(controller.showsPlaybackControls && controller.videoGravity == .resizeAspect)
    #expect(controller.allowsPictureInPicturePlayback && controller.delegate == nil)
    #expect(
      !controller.entersFullScreenWhenPlaybackBegins && !controller.exitsFullScreenWhenPlaybackEnds)
    final class Listener: AVPlayerViewControllerDelegate {}
    Listener().playerViewControllerWillStartPictureInPicture(controller)
    Listener().playerViewControllerDidStopPictureInPicture(controller)
  }

  @Test func pagesOfSafari() throws {
    let url = try #require(URL(string: "https://example.org"))
    let settings = SFSafariViewController.Configuration()
    (settings.entersReaderIfAvailable, settings.barCollapsingEnabled) = (true, false)
    let controller = SFSafariViewController(url: url, configuration: settings)
    #expect(
      controller.url == url && controller.configuration === settings && controller.delegate == nil)
    let copy = settings.copy() as? SFSafariViewController.Configuration
    #expect(copy?.entersReaderIfAvailable == true && copy?.barCollapsingEnabled == false)
    controller.dismissButtonStyle = .close
    (controller.preferredBarTintColor, controller.preferredControlTintColor) = (.red, .blue)
    #expect(controller.view.backgroundColor == .systemBackground)
    #expect(
      SFSafariViewController(url: url).dismissButtonStyle == .done
        && SFSafariViewController.DismissButtonStyle.cancel.rawValue == 2)
    final class Listener: SFSafariViewControllerDelegate {}
    Listener().safariViewControllerDidFinish(controller)
    Listener().safariViewController(controller, didCompleteInitialLoad: false)
  }

  @Test func messages() {
    let mail = MFMailComposeViewController()
    mail.setSubject("a")
    mail.setToRecipients(["b"])
    mail.setCcRecipients(["c"])
    mail.setBccRecipients(nil)
    mail.setMessageBody("d", isHTML: false)
    mail.addAttachmentData(Data([1]), mimeType: "text/plain", fileName: "e")
    #expect(mail.subject == "a" && mail.toRecipients == ["b"] && mail.ccRecipients == ["c"])
    #expect(mail.messageBody == "d" && mail.attachments["e"]?.count == 1)
    #expect(!MFMailComposeViewController.canSendMail() && mail.mailComposeDelegate == nil)
    final class Listener: MFMailComposeViewControllerDelegate,
      MFMessageComposeViewControllerDelegate
    {
      func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
      ) {}
    }
    Listener().mailComposeController(mail, didFinishWith: .cancelled, error: nil)
    let text = MFMessageComposeViewController()
    (text.recipients, text.body, text.subject) = (["a"], "b", "c")
    #expect(!MFMessageComposeViewController.canSendText() && text.messageComposeDelegate == nil)
    #expect(!MFMessageComposeViewController.canSendAttachments())
    let results: [MFMailComposeResult] = [.saved, .sent, .failed]
    #expect(results.map(\.rawValue) == [1, 2, 3] && MessageComposeResult.failed != .sent)
  }

  private final class Listener: WKNavigationDelegate, WKUIDelegate {
    var failures = 0
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { failures += 1 }
  }
  private final class Handler: WKScriptMessageHandler {
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {}
  }

  @Test func pagesOfViews() throws {
    let configuration = WKWebViewConfiguration()
    let content = configuration.userContentController
    content.addUserScript(
      WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    content.add(Handler(), name: "m")
    #expect(content.userScripts.first?.source == "1" && content.messageNames == ["m"])
    #expect(content.userScripts.first?.isForMainFrameOnly == true)
    #expect(content.userScripts.first?.injectionTime == .atDocumentEnd)
    content.removeScriptMessageHandler(forName: "m")
    content.removeAllUserScripts()
    #expect(content.userScripts.isEmpty && content.messageNames.isEmpty)
    let view = WKWebView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50), configuration: configuration)
    let listener = Listener()
    (view.navigationDelegate, view.uiDelegate) = (listener, listener)
    let url = try #require(URL(string: "https://example.org"))
    view.load(URLRequest(url: url))
    #expect(view.url == url && listener.failures == 1)
    view.loadHTMLString("<p>", baseURL: nil)
    view.loadFileURL(
      URL(fileURLWithPath: "/a.html"), allowingReadAccessTo: URL(fileURLWithPath: "/"))
    #expect(view.htmlString == "<p>" && listener.failures == 3 && view.title == nil)
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.scrollView.frame.width == 200 && view.configuration === configuration)
    #expect(!view.isLoading && view.estimatedProgress == 0 && !view.canGoBack && !view.canGoForward)
    #expect(view.reload() == nil && view.goBack() == nil && view.goForward() == nil)
    view.stopLoading()
    var error: (any Error)?
    view.evaluateJavaScript("1") { _, failure in error = failure }
    #expect(error != nil && !view.hasOnlySecureContent)
    (view.allowsBackForwardNavigationGestures, view.allowsLinkPreview) = (true, false)
    (view.customUserAgent, view.isInspectable) = ("a", true)
    configuration.allowsInlineMediaPlayback = true
    configuration.suppressesIncrementalRendering = true
    configuration.mediaTypesRequiringUserActionForPlayback = [.audio, .video]
    configuration.applicationNameForUserAgent = "b"
    configuration.preferences.javaScriptEnabled = false
    configuration.preferences.javaScriptCanOpenWindowsAutomatically = true
    configuration.preferences.minimumFontSize = 9
    configuration.defaultWebpagePreferences.allowsContentJavaScript = false
    #expect(configuration.mediaTypesRequiringUserActionForPlayback == .all)
    // The defaults of delegates.
    let navigation = WKNavigation()
    listener.webView(view, didStartProvisionalNavigation: navigation)
    listener.webView(view, didCommit: navigation)
    listener.webView(view, didFinish: navigation)
    listener.webView(view, didFail: navigation, withError: CocoaError(.fileNoSuchFile))
    listener.webViewDidClose(view)
    var policy: WKNavigationActionPolicy?
    let action = WKNavigationAction()
    listener.webView(view, decidePolicyFor: action) { policy = $0 }
    #expect(policy == .allow && action.navigationType == .other && action.request.url != nil)
    let types: [WKNavigationType] = [.linkActivated, .formSubmitted, .backForward, .reload]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3] && WKNavigationResponsePolicy.allow != .cancel)
    let message = WKScriptMessage()
    #expect(
      message.name.isEmpty && message.body is NSNull
        && WKUserScriptInjectionTime.atDocumentStart.rawValue == 0)
    #expect([WKPreferences(), WKWebpagePreferences()].count == 2)
    let audio = WKAudiovisualMediaTypes.audio
    #expect(audio.rawValue == 1)
  }

  @Test func contentForReaders() {
    let content = AXCustomContent(label: "a", value: "b")
    content.importance = .high
    let copy = content.copy() as? AXCustomContent
    #expect(copy?.label == "a" && copy?.value == "b" && copy?.importance == .high)
    #expect(copy?.attributedLabel.string == "a" && copy?.attributedValue.string == "b")
    final class Element: AXCustomContentProvider {
      var accessibilityCustomContent: [AXCustomContent]! = []
    }
    #expect(Element().accessibilityCustomContent.isEmpty)
    let announcement = AccessibilityNotification.Announcement("c")
    announcement.post()
    AccessibilityNotification.LayoutChanged().post()
    AccessibilityNotification.ScreenChanged(self).post()
    #expect(announcement.message == "c")
  }
}
