public import Foundation
public import FoundationShims

/// A print of a view.
///
/// A print that is saved writes the view as a PDF page of its size; any other answers false, as there is no printer.
///
/// - SeeAlso: Apple, "NSPrintOperation".
@preconcurrency @MainActor open class NSPrintOperation: NSObject {
  /// The order of pages; raw values are Apple's.
  public enum PageOrder: Int, Sendable {
    case descendingPageOrder = -1, specialPageOrder = 0, ascendingPageOrder = 1
    case unknownPageOrder = 2
  }
  /// The quality of a print; raw values are Apple's.
  public enum RenderingQuality: Int, Sendable { case best, responsive }

  /// The print that runs; nil for none.
  public static var current: NSPrintOperation?
  /// The view.
  open private(set) var view: NSView?
  /// The paper, the margins and the destination.
  open var printInfo: NSPrintInfo
  /// The data that a print writes to; nil for a file.
  private let data: NSMutableData?
  private let rect: NSRect

  private init(_ view: NSView, _ rect: NSRect, _ data: NSMutableData?, _ printInfo: NSPrintInfo) {
    (self.view, self.rect, self.data, self.printInfo) = (view, rect, data, printInfo)
  }
  /// Creates a print of a view with the shared values.
  public convenience init(view: NSView) { self.init(view: view, printInfo: .shared) }
  /// Creates a print of a view with a copy of values.
  public convenience init(view: NSView, printInfo: NSPrintInfo) {
    self.init(view, view.bounds, nil, printInfo.copy() as? NSPrintInfo ?? printInfo)
  }
  /// Creates a print of a part of a view that writes PDF to data.
  open class func pdfOperation(
    with view: NSView, inside rect: NSRect, to data: NSMutableData, printInfo: NSPrintInfo
  ) -> NSPrintOperation { NSPrintOperation(view, rect, data, printInfo) }
  /// Creates a print of a part of a view that writes PDF to data.
  open class func pdfOperation(with view: NSView, inside rect: NSRect, to data: NSMutableData)
    -> NSPrintOperation
  { NSPrintOperation(view, rect, data, .shared) }
  /// Creates a print of a part of a view that writes PDF to a file.
  open class func pdfOperation(
    with view: NSView, inside rect: NSRect, toPath path: String, printInfo: NSPrintInfo
  ) -> NSPrintOperation {
    let copy = printInfo.copy() as? NSPrintInfo ?? printInfo
    copy.jobDisposition = .save
    copy.dictionary()[NSPrintInfo.AttributeKey.jobSavingURL.rawValue] = URL(fileURLWithPath: path)
    return NSPrintOperation(view, rect, nil, copy)
  }

  /// The title of the print; nil for the window's.
  open var jobTitle: String?
  /// Whether the panel of the print appears; stored only: none does.
  open var showsPrintPanel = true
  /// Whether the panel of the progress appears; stored only: none does.
  open var showsProgressPanel = true
  /// The panel of the print.
  open var printPanel = NSPrintPanel()
  /// The file of the page layout; stored only.
  open var pdfPanel: NSObject?
  /// Whether the print runs on a thread of its own; stored only: it does not.
  open var canSpawnSeparateThread = false
  /// The order of the pages; stored only.
  open var pageOrder = PageOrder.ascendingPageOrder
  /// The quality; best.
  open var preferredRenderingQuality: RenderingQuality { .best }
  /// Whether the print writes to a file or data.
  open var isCopyingOperation: Bool { data != nil }
  /// The number of the page that is printed: 1 while it runs.
  open private(set) var currentPage = 0
  /// The pages: one.
  open var pageRange: NSRange { NSRange(location: 1, length: 1) }
  /// The context of the print; nil: it is made by the picture.
  open var context: NSGraphicsContext? { nil }
  /// Creates the context of the print; nil, see ``context``.
  open func createContext() -> NSGraphicsContext? { nil }
  /// Destroys the context of the print; does nothing.
  open func destroyContext() {}
  /// Cleans up after the print; called at its end.
  open func cleanUp() { currentPage = 0 }
  /// Called when the print has sent its pages; does nothing.
  @discardableResult
  open func deliverResult() -> Bool { isCopyingOperation || printInfo.jobDisposition == .save }

  /// Prints: writes the view as PDF where that is the destination; returns whether it did.
  @discardableResult
  open func run() -> Bool {
    guard let view else { return false }
    Self.current = self
    currentPage = 1
    defer {
      Self.current = nil
      cleanUp()
    }
    guard isCopyingOperation || printInfo.jobDisposition == .save,
      let pdf = try? view.pdfData(inside: rect)
    else { return false }
    if let data {
      data.setData(pdf)
      return true
    }
    let key = NSPrintInfo.AttributeKey.jobSavingURL.rawValue
    guard let url = printInfo.dictionary()[key] as? URL else { return false }
    return (try? pdf.write(to: url)) != nil
  }
  /// Prints and sends a message with the result to an object: `printOperationDidRun:success:contextInfo:`.
  open func runModal(
    for docWindow: NSWindow, delegate: Any?, didRun didRunSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {
    let result = run()
    guard let didRunSelector, let object = delegate as? NSObject else { return }
    _ = ObjectiveCNames.perform(didRunSelector, on: object, [self, result])
  }
}

/// The panel of a print: data here, as no user can answer.
///
/// - SeeAlso: Apple, "NSPrintPanel".
@preconcurrency @MainActor open class NSPrintPanel: NSObject {
  /// The parts of the panel; raw values are Apple's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The number of copies.
    public static let showsCopies = Options(rawValue: 1)
    /// The range of pages.
    public static let showsPageRange = Options(rawValue: 1 << 1)
    /// The size of the paper.
    public static let showsPaperSize = Options(rawValue: 1 << 2)
    /// The orientation.
    public static let showsOrientation = Options(rawValue: 1 << 3)
    /// The scale.
    public static let showsScaling = Options(rawValue: 1 << 4)
    /// Only the selection.
    public static let showsPrintSelection = Options(rawValue: 1 << 5)
    /// The setup of the page.
    public static let showsPageSetupAccessory = Options(rawValue: 1 << 8)
    /// A preview.
    public static let showsPreview = Options(rawValue: 1 << 17)
  }
  /// The kind of a job, which decides about the panel's settings.
  public struct JobStyleHint: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a kind from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Photos.
    public static let photo = JobStyleHint(rawValue: "com.apple.photo")
    /// All pages.
    public static let allPresets = JobStyleHint(rawValue: "com.apple.allPresets")
    /// Pages without presets.
    public static let noPresets = JobStyleHint(rawValue: "com.apple.noPresets")
  }
  /// The answer of the panel; raw values are Apple's.
  public enum Result: Int, Sendable { case cancelled, printed }

  /// The parts of the panel; stored only.
  open var options: Options = [.showsCopies, .showsPageRange]
  /// The text of the default button; nil for "Print".
  open private(set) var defaultButtonTitle: String? = "Print"
  /// Sets the text of the default button.
  open func setDefaultButtonTitle(_ defaultButtonTitle: String?) {
    self.defaultButtonTitle = defaultButtonTitle
  }
  /// The anchor of the help; stored only.
  open var helpAnchor: NSHelpManager.AnchorName?
  /// The kind of the job; stored only.
  open var jobStyleHint: JobStyleHint?
  /// The controllers of further settings.
  open private(set) var accessoryControllers: [any NSPrintPanelAccessorizing] = []
  /// Adds a controller of further settings.
  open func addAccessoryController(_ accessoryController: any NSPrintPanelAccessorizing) {
    accessoryControllers.append(accessoryController)
  }
  /// Removes a controller of further settings.
  open func removeAccessoryController(_ accessoryController: any NSPrintPanelAccessorizing) {
    accessoryControllers.removeAll { $0 === accessoryController }
  }
  /// The values of the print that runs.
  open var printInfo: NSPrintInfo { NSPrintOperation.current?.printInfo ?? .shared }
  /// Creates a panel.
  public override init() { super.init() }
  /// Answers 0, as no user can.
  open func runModal() -> Int { 0 }
  /// Answers 0, as no user can.
  open func runModal(with printInfo: NSPrintInfo) -> Int { 0 }
}

/// A controller of further settings in the panel of a print.
///
/// - SeeAlso: Apple, "NSPrintPanelAccessorizing".
@preconcurrency @MainActor public protocol NSPrintPanelAccessorizing: AnyObject {
  /// The names and values of the settings, for the summary.
  func localizedSummaryItems() -> [[NSPrintPanel.AccessorySummaryKey: String]]
  /// The key paths of the properties that change the preview.
  func keyPathsForValuesAffectingPreview() -> Set<String>
}

extension NSPrintPanelAccessorizing {
  /// Returns nothing.
  public func keyPathsForValuesAffectingPreview() -> Set<String> { [] }
}

extension NSPrintPanel {
  /// The key of a part of a summary.
  public struct AccessorySummaryKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of a setting.
    public static let itemName = AccessorySummaryKey(rawValue: "name")
    /// The value of a setting.
    public static let itemDescription = AccessorySummaryKey(rawValue: "description")
  }
}

/// The panel of the page layout: data here, as no user can answer.
///
/// - SeeAlso: Apple, "NSPageLayout".
@preconcurrency @MainActor open class NSPageLayout: NSObject {
  /// The controllers of further settings.
  open private(set) var accessoryControllers: [NSViewController] = []
  /// Adds a controller of further settings.
  open func addAccessoryController(_ accessoryController: NSViewController) {
    accessoryControllers.append(accessoryController)
  }
  /// Removes a controller of further settings.
  open func removeAccessoryController(_ accessoryController: NSViewController) {
    accessoryControllers.removeAll { $0 === accessoryController }
  }
  /// The values that the panel changes.
  open var printInfo: NSPrintInfo? { .shared }
  /// Creates a panel.
  public override init() { super.init() }
  /// Answers 0, as no user can.
  @discardableResult
  open func runModal() -> Int { 0 }
  /// Answers 0, as no user can.
  @discardableResult
  open func runModal(with printInfo: NSPrintInfo) -> Int { 0 }
}
