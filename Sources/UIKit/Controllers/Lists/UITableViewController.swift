public import Foundation
internal import NibBuilding

/// A controller of a table view; it is its data source and delegate.
///
/// - SeeAlso: Apple, "UITableViewController".
@preconcurrency @MainActor
open class UITableViewController: TableRespondingController, UITableViewDataSource {
  private let style: UITableView.Style

  /// Creates a controller with a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller with a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table view, which is the controller's view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// Whether the selection is cleared when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates the table view unless a document provides it.
  open override func loadView() {
    if scene?.loadView(of: self) == true { return }
    if documentName != nil { return super.loadView() }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear, let path = tableView?.indexPathForSelectedRow {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  // MARK: What the table asks

  /// The number of rows; default: 0.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// The cell of a row.
  ///
  /// Must be overridden if there are rows: a missing cell ends the program, as on Apple's systems.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    fatalError("\(type(of: self)) has rows and no tableView(_:cellForRowAt:).")
  }
  /// The title that a document states for a static table, else nil.
  open override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { tableView.staticRows?.title(of: section)?.header }
  /// The title that a document states for a static table, else nil.
  open override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  { tableView.staticRows?.title(of: section)?.footer }
}
