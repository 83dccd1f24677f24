public import FoundationNetworking
public import UIKit

/// A decision about a page.
///
/// - SeeAlso: Apple, "WKNavigationActionPolicy".
public enum WKNavigationActionPolicy: Int, Sendable {
  /// Not loaded.
  case cancel = 0
  /// Loaded.
  case allow = 1
}

/// A decision about an answer.
///
/// - SeeAlso: Apple, "WKNavigationResponsePolicy".
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// Not shown.
  case cancel = 0
  /// Shown.
  case allow = 1
}

/// The cause of a page.
///
/// - SeeAlso: Apple, "WKNavigationType".
public enum WKNavigationType: Int, Sendable {
  /// A link.
  case linkActivated = 0
  /// A form.
  case formSubmitted = 1
  /// The way back or forth.
  case backForward = 2
  /// Once more.
  case reload = 3
  /// Another one.
  case other = -1
}

/// A step that leads to a page; never made here.
///
/// - SeeAlso: Apple, "WKNavigationAction".
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  /// The request.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// The cause.
  open var navigationType: WKNavigationType { .other }
}

/// An object that is notified of pages.
///
/// - SeeAlso: Apple, "WKNavigationDelegate".
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {
  /// Decides about a page; never called.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Called before a page on Apple's systems.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called with the first of a page on Apple's systems.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called after a page on Apple's systems.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called for a page that breaks off on Apple's systems.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called for every page that is asked for.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
}
extension WKNavigationDelegate {
  /// Allows every page.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
}

/// An object that opens windows for pages; never called.
///
/// - SeeAlso: Apple, "WKUIDelegate".
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {
  /// Called when a window closes on Apple's systems.
  func webViewDidClose(_ webView: WKWebView)
}
extension WKUIDelegate {
  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
}
