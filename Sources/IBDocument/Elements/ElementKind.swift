/// The kind of an element that describes a view or a controller: its name in the XML, such as `stackView`.
///
/// Documents may contain kinds without a constant here; they compare equal by their names.
package struct ElementKind: Sendable, Hashable, CustomStringConvertible {
  /// The name of the element.
  package let rawValue: String

  /// Creates a kind from the name of an element.
  package init(_ name: String) { rawValue = name }

  /// The name of the element.
  package var description: String { rawValue }
}

/// The kinds that something in this package distinguishes.
extension ElementKind {
  /// The element `activityIndicatorView`.
  package static let activityIndicatorView = Self("activityIndicatorView")
  /// The element `arscnView`.
  package static let arscnView = Self("arscnView")
  /// The element `arskView`.
  package static let arskView = Self("arskView")
  /// The element `avPlayerView`.
  package static let avPlayerView = Self("avPlayerView")
  /// The element `box`.
  package static let box = Self("box")
  /// The element `browser`.
  package static let browser = Self("browser")
  /// The element `button`.
  package static let button = Self("button")
  /// The element `clipView`.
  package static let clipView = Self("clipView")
  /// The element `collectionReusableView`.
  package static let collectionReusableView = Self("collectionReusableView")
  /// The element `collectionView`.
  package static let collectionView = Self("collectionView")
  /// The element `collectionViewCell`.
  package static let collectionViewCell = Self("collectionViewCell")
  /// The element `collectionViewCellContentView`.
  package static let collectionViewCellContentView = Self("collectionViewCellContentView")
  /// The element `collectionViewController`.
  package static let collectionViewController = Self("collectionViewController")
  /// The element `colorWell`.
  package static let colorWell = Self("colorWell")
  /// The element `comboBox`.
  package static let comboBox = Self("comboBox")
  /// The element `containerView`.
  package static let containerView = Self("containerView")
  /// The element `control`.
  package static let control = Self("control")
  /// The element `controllerPlaceholder`.
  package static let controllerPlaceholder = Self("controllerPlaceholder")
  /// The element `customView`.
  package static let customView = Self("customView")
  /// The element `datePicker`.
  package static let datePicker = Self("datePicker")
  /// The element `form`.
  package static let form = Self("form")
  /// The element `glkView`.
  package static let glkView = Self("glkView")
  /// The element `gridView`.
  package static let gridView = Self("gridView")
  /// The element `imageBrowserView`.
  package static let imageBrowserView = Self("imageBrowserView")
  /// The element `imageView`.
  package static let imageView = Self("imageView")
  /// The element `label`.
  package static let label = Self("label")
  /// The element `levelIndicator`.
  package static let levelIndicator = Self("levelIndicator")
  /// The element `mapView`.
  package static let mapView = Self("mapView")
  /// The element `matrix`.
  package static let matrix = Self("matrix")
  /// The element `mtkView`.
  package static let mtkView = Self("mtkView")
  /// The element `navigationBar`.
  package static let navigationBar = Self("navigationBar")
  /// The element `navigationController`.
  package static let navigationController = Self("navigationController")
  /// The element `openGLView`.
  package static let openGLView = Self("openGLView")
  /// The element `outlineView`.
  package static let outlineView = Self("outlineView")
  /// The element `pageControl`.
  package static let pageControl = Self("pageControl")
  /// The element `pageViewController`.
  package static let pageViewController = Self("pageViewController")
  /// The element `pathControl`.
  package static let pathControl = Self("pathControl")
  /// The element `pdfView`.
  package static let pdfView = Self("pdfView")
  /// The element `pickerView`.
  package static let pickerView = Self("pickerView")
  /// The element `popUpButton`.
  package static let popUpButton = Self("popUpButton")
  /// The element `predicateEditor`.
  package static let predicateEditor = Self("predicateEditor")
  /// The element `progressIndicator`.
  package static let progressIndicator = Self("progressIndicator")
  /// The element `progressView`.
  package static let progressView = Self("progressView")
  /// The element `ruleEditor`.
  package static let ruleEditor = Self("ruleEditor")
  /// The element `sceneKitView`.
  package static let sceneKitView = Self("sceneKitView")
  /// The element `scrollView`.
  package static let scrollView = Self("scrollView")
  /// The element `scroller`.
  package static let scroller = Self("scroller")
  /// The element `searchBar`.
  package static let searchBar = Self("searchBar")
  /// The element `searchField`.
  package static let searchField = Self("searchField")
  /// The element `secureTextField`.
  package static let secureTextField = Self("secureTextField")
  /// The element `segmentedControl`.
  package static let segmentedControl = Self("segmentedControl")
  /// The element `skView`.
  package static let skView = Self("skView")
  /// The element `slider`.
  package static let slider = Self("slider")
  /// The element `splitView`.
  package static let splitView = Self("splitView")
  /// The element `splitViewController`.
  package static let splitViewController = Self("splitViewController")
  /// The element `stackView`.
  package static let stackView = Self("stackView")
  /// The element `stepper`.
  package static let stepper = Self("stepper")
  /// The element `switch`.
  package static let `switch` = Self("switch")
  /// The element `tabBar`.
  package static let tabBar = Self("tabBar")
  /// The element `tabViewController`.
  package static let tabViewController = Self("tabViewController")
  /// The element `pagecontroller`.
  package static let pageController = Self("pagecontroller")
  /// The element `tabBarController`.
  package static let tabBarController = Self("tabBarController")
  /// The element `tabView`.
  package static let tabView = Self("tabView")
  /// The element `tableCellView`.
  package static let tableCellView = Self("tableCellView")
  /// The element `tableHeaderView`.
  package static let tableHeaderView = Self("tableHeaderView")
  /// The element `tableView`.
  package static let tableView = Self("tableView")
  /// The element `tableViewCell`.
  package static let tableViewCell = Self("tableViewCell")
  /// The element `tableViewCellContentView`.
  package static let tableViewCellContentView = Self("tableViewCellContentView")
  /// The element `tableViewController`.
  package static let tableViewController = Self("tableViewController")
  /// The element `textField`.
  package static let textField = Self("textField")
  /// The element `textView`.
  package static let textView = Self("textView")
  /// The element `tokenField`.
  package static let tokenField = Self("tokenField")
  /// The element `toolbar`.
  package static let toolbar = Self("toolbar")
  /// The element `view`.
  package static let view = Self("view")
  /// The element `viewController`.
  package static let viewController = Self("viewController")
  /// The element `viewControllerPlaceholder`.
  package static let viewControllerPlaceholder = Self("viewControllerPlaceholder")
  /// The element `visualEffectView`.
  package static let visualEffectView = Self("visualEffectView")
  /// The element `webView`.
  package static let webView = Self("webView")
  /// The element `windowController`.
  package static let windowController = Self("windowController")
  /// The element `wkWebView`.
  package static let wkWebView = Self("wkWebView")
}
