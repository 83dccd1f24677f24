public import FoundationNetworking
internal import Synchronization
@_exported public import UIKit

/// A view of a page of the web, which is white: pages are not drawn, and nothing is loaded.
///
/// The first page that a program asks for is reported on standard error. Its delegate is notified that loading failed.
///
/// - SeeAlso: Apple, "WKWebView".
open class WKWebView: UIView {
  /// The settings.
  open private(set) var configuration: WKWebViewConfiguration
  /// The delegate of pages.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate of windows; never called.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The view that scrolls, as large as this one.
  open private(set) lazy var scrollView = UIScrollView(frame: bounds)
  /// The address of the last page that was asked for.
  open private(set) var url: URL?
  /// The text of the last page that was given as such.
  open private(set) var htmlString: String?
  /// Whether swipes go back and forth; stored only.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links show a small page; stored only.
  open var allowsLinkPreview = true
  /// The name of the program to servers; stored only.
  open var customUserAgent: String?
  /// Whether tools may look at it; stored only.
  open var isInspectable = false

  private static let isReported = Mutex(false)

  /// Creates a view with a frame and settings.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    prepare()
  }
  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
    prepare()
  }
  /// Creates a view of a document.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    prepare()
  }
  private func prepare() {
    backgroundColor = .white
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  /// The title: nil, since no page is there.
  open var title: String? { nil }
  /// Whether a page is being loaded: false.
  open var isLoading: Bool { false }
  /// The share of a page that is there: 0.
  open var estimatedProgress: Double { 0 }
  /// Whether there is a page before: false.
  open var canGoBack: Bool { false }
  /// Whether there is a page after: false.
  open var canGoForward: Bool { false }
  /// Whether all came by secure connections: false.
  open var hasOnlySecureContent: Bool { false }

  /// Hands a picture of the view over at once, which is white.
  ///
  /// - Parameters:
  ///   - snapshotConfiguration: The part of the view and the width of the picture; nil for the whole view.
  ///   - completionHandler: Called with the picture, or nil and an error for an empty part.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    let stated = snapshotConfiguration?.rect ?? .null
    let part = stated.isNull ? bounds : stated
    guard !part.isEmpty else {
      return completionHandler(nil, NSError(domain: WKErrorDomain, code: 1))
    }
    var scale: CGFloat = 1
    if let width = snapshotConfiguration?.snapshotWidth?.doubleValue, width > 0 {
      scale = CGFloat(width) / part.width
    }
    let size = CGSize(width: part.width * scale, height: part.height * scale)
    let picture = UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.scaleBy(x: scale, y: scale)
      context.cgContext.translateBy(x: -part.minX, y: -part.minY)
      layer.render(in: context.cgContext)
    }
    completionHandler(picture, nil)
  }

  /// Notes an address; the delegate is notified that it failed.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return fail()
  }
  /// Notes a page's text; the delegate is notified that it failed.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    (htmlString, url) = (string, baseURL)
    return fail()
  }
  /// Notes a file; the delegate is notified that it failed.
  @discardableResult open func loadFileURL(
    _ URL: URL, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation? {
    url = URL
    return fail()
  }
  private func fail() -> WKNavigation {
    let isNew = Self.isReported.withLock { isReported in
      defer { isReported = true }
      return !isReported
    }
    if isNew {
      let line = "WKWebView: pages are not loaded or drawn here; the view is white.\n"
      try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
    }
    let navigation = WKNavigation()
    let error = NSError(
      domain: "WebKitErrorDomain", code: 102,
      userInfo: [NSLocalizedDescriptionKey: "pages are not loaded here"])
    navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    return navigation
  }
  /// Does nothing.
  @discardableResult open func reload() -> WKNavigation? { nil }
  /// Does nothing.
  open func stopLoading() {}
  /// Does nothing.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Does nothing.
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// Calls the handler with an error: scripts are not run.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, NSError(domain: WKErrorDomain, code: 4)) }
}

/// The loading of a page.
///
/// - SeeAlso: Apple, "WKNavigation".
open class WKNavigation: NSObject {}
