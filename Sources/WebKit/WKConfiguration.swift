public import FoundationNetworking
public import UIKit

/// The settings of views of pages, as values.
///
/// - SeeAlso: Apple, "WKWebViewConfiguration".
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  private var handlers: [String: any WKURLSchemeHandler] = [:]
  /// States the object that loads addresses of a scheme; it is never asked, since nothing is loaded.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {
    handlers[urlScheme] = urlSchemeHandler
  }
  /// The object that was stated for a scheme; nil without one.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme]
  }
  /// The scripts and the names of messages.
  open var userContentController = WKUserContentController()
  /// The preferences.
  open var preferences = WKPreferences()
  /// The preferences of pages.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// Whether films play in the page; stored only.
  open var allowsInlineMediaPlayback = false
  /// Whether a page waits for all of it; stored only.
  open var suppressesIncrementalRendering = false
  /// The kinds of media that wait for the user; stored only.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// The name of the program to servers; stored only.
  open var applicationNameForUserAgent: String?
  /// Creates the defaults.
  nonisolated public override init() { super.init() }
}

/// Kinds of media.
///
/// - SeeAlso: Apple, "WKAudiovisualMediaTypes".
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates kinds from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// Preferences, as values.
///
/// - SeeAlso: Apple, "WKPreferences".
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// Whether scripts run; stored only.
  open var javaScriptEnabled = true
  /// Whether scripts open windows; stored only.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The smallest letters in points; stored only.
  open var minimumFontSize: CGFloat = 0
  /// Creates the defaults.
  nonisolated public override init() { super.init() }
}

/// Preferences of pages, as values.
///
/// - SeeAlso: Apple, "WKWebpagePreferences".
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  /// Whether scripts run; stored only.
  open var allowsContentJavaScript = true
  /// Creates the defaults.
  nonisolated public override init() { super.init() }
}

/// The scripts of pages and the objects that are notified of their messages, as values.
///
/// - SeeAlso: Apple, "WKUserContentController".
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  /// The scripts.
  open private(set) var userScripts: [WKUserScript] = []
  /// The names of messages.
  open private(set) var messageNames: [String] = []
  /// Creates a controller without scripts.
  nonisolated public override init() { super.init() }
  /// Adds a script.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
  /// Notes a name of messages; none are sent.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    messageNames.append(name)
  }
  /// Forgets a name of messages.
  open func removeScriptMessageHandler(forName name: String) {
    messageNames.removeAll { $0 == name }
  }
}

/// A script of pages.
///
/// - SeeAlso: Apple, "WKUserScript".
@preconcurrency @MainActor open class WKUserScript: NSObject {
  /// The text.
  public let source: String
  /// The moment.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether only whole pages have it.
  public let isForMainFrameOnly: Bool
  /// Creates a script.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (
      source, injectionTime, forMainFrameOnly
    )
  }
}

/// The moment of a script.
///
/// - SeeAlso: Apple, "WKUserScriptInjectionTime".
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the page.
  case atDocumentStart = 0
  /// After the page.
  case atDocumentEnd = 1
}

/// A message of a script; none are sent.
///
/// - SeeAlso: Apple, "WKScriptMessage".
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// The name.
  open var name: String { "" }
  /// The value.
  open var body: Any { NSNull() }
}

/// An object that is notified of messages of scripts.
///
/// - SeeAlso: Apple, "WKScriptMessageHandler".
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
  /// Called for a message on Apple's systems.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The part of a view that a picture shows, and the picture's width.
///
/// - SeeAlso: Apple, "WKSnapshotConfiguration".
@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
  /// The part in the view's space; null for the whole view.
  open var rect = CGRect.null
  /// The picture's width in points; nil for that of the part.
  open var snapshotWidth: NSNumber?
  /// Whether pending changes are shown; they always are.
  open var afterScreenUpdates = true
}

/// The domain of errors of web views.
public let WKErrorDomain = "WKErrorDomain"

/// A request of a page for an address of a program's own scheme; never made here.
///
/// - SeeAlso: Apple, "WKURLSchemeTask".
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  /// The request.
  var request: URLRequest { get }
  /// Hands a response over.
  func didReceive(_ response: URLResponse)
  /// Hands bytes over.
  func didReceive(_ data: Data)
  /// Ends the answer.
  func didFinish()
  /// Ends the answer with an error.
  func didFailWithError(_ error: any Error)
}

/// A loader of addresses of a program's own scheme; never asked here.
///
/// - SeeAlso: Apple, "WKURLSchemeHandler".
@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Called to load an address.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// Called to end a request before it is answered.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
