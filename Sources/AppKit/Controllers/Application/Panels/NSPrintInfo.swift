public import Foundation

/// The paper, the margins and the destination of a print.
///
/// - SeeAlso: Apple, "NSPrintInfo".
@preconcurrency @MainActor open class NSPrintInfo: NSObject, @preconcurrency NSCopying {
  /// The name of a paper.
  public struct PaperName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// The name of a value of a print.
  public struct AttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the paper.
    public static let paperName = AttributeKey("NSPaperName")
    /// The size of the paper.
    public static let paperSize = AttributeKey("NSPaperSize")
    /// The orientation of the paper.
    public static let orientation = AttributeKey("NSOrientation")
    /// The scale of the content.
    public static let scalingFactor = AttributeKey("NSScalingFactor")
    /// The left margin.
    public static let leftMargin = AttributeKey("NSLeftMargin")
    /// The right margin.
    public static let rightMargin = AttributeKey("NSRightMargin")
    /// The upper margin.
    public static let topMargin = AttributeKey("NSTopMargin")
    /// The lower margin.
    public static let bottomMargin = AttributeKey("NSBottomMargin")
    /// Whether the content is centred horizontally.
    public static let horizontallyCentered = AttributeKey("NSHorizontallyCentered")
    /// Whether the content is centred vertically.
    public static let verticallyCentered = AttributeKey("NSVerticallyCentered")
    /// The division into pages across.
    public static let horizontalPagination = AttributeKey("NSHorizontalPagination")
    /// The division into pages down.
    public static let verticalPagination = AttributeKey("NSVerticalPagination")
    /// The printer.
    public static let printer = AttributeKey("NSPrinter")
    /// The destination.
    public static let jobDisposition = AttributeKey("NSJobDisposition")
    /// The file that is written.
    public static let jobSavingURL = AttributeKey("NSJobSavingURL")
    /// Whether all pages are printed.
    public static let allPages = AttributeKey("NSPrintAllPages")
    /// The first page.
    public static let firstPage = AttributeKey("NSFirstPage")
    /// The last page.
    public static let lastPage = AttributeKey("NSLastPage")
    /// The number of copies.
    public static let copies = AttributeKey("NSCopies")
    /// Whether pages of several copies are collated.
    public static let mustCollate = AttributeKey("NSMustCollate")
    /// Whether the pages have a header and a footer.
    public static let headerAndFooter = AttributeKey("NSPrintHeaderAndFooter")
    /// The number of pages on a sheet across.
    public static let pagesAcross = AttributeKey("NSPagesAcross")
    /// The number of pages on a sheet down.
    public static let pagesDown = AttributeKey("NSPagesDown")
    /// Whether the pages are printed from the last one.
    public static let reversePageOrder = AttributeKey("NSReversePageOrder")
    /// Whether only the selection is printed.
    public static let selectionOnly = AttributeKey("NSPrintSelectionOnly")
  }
  /// The destination of a print.
  public struct JobDisposition: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a destination from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The printer.
    public static let spool = JobDisposition(rawValue: "NSPrintSpoolJob")
    /// A program that shows it.
    public static let preview = JobDisposition(rawValue: "NSPrintPreviewJob")
    /// A file.
    public static let save = JobDisposition(rawValue: "NSPrintSaveJob")
    /// Nowhere.
    public static let cancel = JobDisposition(rawValue: "NSPrintCancelJob")
  }
  /// The orientation of the paper; raw values are Apple's.
  public enum PaperOrientation: Int, Sendable { case portrait, landscape }
  /// The division of content into pages; raw values are Apple's.
  public enum PaginationMode: UInt, Sendable { case automatic, fit, clip }

  /// The values that prints have unless they state others.
  public static var shared = NSPrintInfo()
  /// The default printer; always nil.
  open class var defaultPrinter: NSPrinter? { nil }

  private let values: NSMutableDictionary
  /// Creates the default values.
  public override convenience init() { self.init(dictionary: [:]) }
  /// Creates values from a dictionary.
  public init(dictionary attributes: [AttributeKey: Any]) {
    values = NSMutableDictionary()
    super.init()
    for (key, value) in attributes { self[key] = value }
  }
  /// Creates values from an archive: the default ones.
  public required init?(coder: NSCoder) {
    values = NSMutableDictionary()
    super.init()
  }
  /// Copies the values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPrintInfo()
    copy.values.addEntries(from: values as? [AnyHashable: Any] ?? [:])
    return copy
  }
  /// All values by their names; changes of it change the print.
  open func dictionary() -> NSMutableDictionary { values }
  private subscript(key: AttributeKey) -> Any? {
    get { values[key.rawValue] }
    set { values[key.rawValue] = newValue }
  }
  private func number(_ key: AttributeKey, _ other: CGFloat) -> CGFloat {
    (self[key] as? CGFloat) ?? (self[key] as? Double).map { CGFloat($0) } ?? other
  }

  /// The name of the paper; US letter unless set.
  open var paperName: PaperName? {
    get { (self[.paperName] as? String).map { PaperName($0) } ?? PaperName("na-letter") }
    set { self[.paperName] = newValue?.rawValue }
  }
  /// The size of the paper in points: 612 by 792 unless set.
  open var paperSize: NSSize {
    get {
      let size = self[.paperSize] as? NSSize ?? NSSize(width: 612, height: 792)
      return orientation == .landscape && self[.paperSize] == nil
        ? NSSize(width: size.height, height: size.width) : size
    }
    set { self[.paperSize] = newValue }
  }
  /// The orientation of the paper.
  open var orientation: PaperOrientation {
    get { (self[.orientation] as? Int).flatMap(PaperOrientation.init) ?? .portrait }
    set { self[.orientation] = newValue.rawValue }
  }
  /// The scale of the content.
  open var scalingFactor: CGFloat {
    get { number(.scalingFactor, 1) }
    set { self[.scalingFactor] = newValue }
  }
  /// The left margin in points: 72 unless set.
  open var leftMargin: CGFloat {
    get { number(.leftMargin, 72) }
    set { self[.leftMargin] = newValue }
  }
  /// The right margin in points: 72 unless set.
  open var rightMargin: CGFloat {
    get { number(.rightMargin, 72) }
    set { self[.rightMargin] = newValue }
  }
  /// The upper margin in points: 90 unless set.
  open var topMargin: CGFloat {
    get { number(.topMargin, 90) }
    set { self[.topMargin] = newValue }
  }
  /// The lower margin in points: 90 unless set.
  open var bottomMargin: CGFloat {
    get { number(.bottomMargin, 90) }
    set { self[.bottomMargin] = newValue }
  }
  /// Whether the content is centred horizontally.
  open var isHorizontallyCentered: Bool {
    get { self[.horizontallyCentered] as? Bool ?? true }
    set { self[.horizontallyCentered] = newValue }
  }
  /// Whether the content is centred vertically.
  open var isVerticallyCentered: Bool {
    get { self[.verticallyCentered] as? Bool ?? true }
    set { self[.verticallyCentered] = newValue }
  }
  /// The division into pages across; stored only.
  open var horizontalPagination: PaginationMode {
    get { (self[.horizontalPagination] as? UInt).flatMap(PaginationMode.init) ?? .clip }
    set { self[.horizontalPagination] = newValue.rawValue }
  }
  /// The division into pages down; stored only.
  open var verticalPagination: PaginationMode {
    get { (self[.verticalPagination] as? UInt).flatMap(PaginationMode.init) ?? .automatic }
    set { self[.verticalPagination] = newValue.rawValue }
  }
  /// The destination: the printer unless set.
  open var jobDisposition: JobDisposition {
    get { (self[.jobDisposition] as? String).map(JobDisposition.init(rawValue:)) ?? .spool }
    set { self[.jobDisposition] = newValue.rawValue }
  }
  /// The printer; stored only.
  open var printer: NSPrinter {
    get { self[.printer] as? NSPrinter ?? NSPrinter() }
    set { self[.printer] = newValue }
  }
  /// Whether only the selection is printed; stored only.
  open var isSelectionOnly: Bool {
    get { self[.selectionOnly] as? Bool ?? false }
    set { self[.selectionOnly] = newValue }
  }
  /// The part of the paper inside the margins, y up.
  open var imageablePageBounds: NSRect {
    NSRect(origin: .zero, size: paperSize)
  }
  /// The name of the paper for the user.
  open var localizedPaperName: String? { paperName?.rawValue }
  /// Sets the values of the printer that are missing; they have defaults.
  open func setUpPrintOperationDefaultValues() {}
  /// The settings of the system's print service; stored only.
  open private(set) lazy var printSettings = NSMutableDictionary()
  /// Reads the settings of the print service; does nothing.
  open func updateFromPMPrintSettings() {}
  /// Reads the page format of the print service; does nothing.
  open func updateFromPMPageFormat() {}
}

/// A printer: data here, as no printer can be used.
///
/// - SeeAlso: Apple, "NSPrinter".
@preconcurrency @MainActor open class NSPrinter: NSObject {
  /// The name.
  open private(set) var name = ""
  /// The kind.
  open private(set) var type = ""
  /// The names of all printers: none.
  open class var printerNames: [String] { [] }
  /// The kinds of all printers: none.
  open class var printerTypes: [String] { [] }
  /// The level of PostScript: none.
  open var languageLevel: Int { 0 }
  /// Creates a printer without a name.
  public override init() { super.init() }
  /// Creates the printer with a name; always nil.
  public convenience init?(name: String) { return nil }
}
