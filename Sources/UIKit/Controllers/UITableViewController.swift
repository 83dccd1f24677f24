public import Foundation
internal import NibBuilding

/// A controller whose view is a table that asks it.
///
/// - SeeAlso: Apple, "UITableViewController".
@preconcurrency @MainActor
open class UITableViewController: TableRespondingController, UITableViewDataSource {
  private let style: UITableView.Style

  /// Makes a controller of a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller of a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Makes a controller for an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
  /// Whether a chosen row is no longer chosen when the view comes back.
  open var clearsSelectionOnViewWillAppear = true

  /// Makes the table, unless a document has it.
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

  /// None unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// To be overridden where there are rows; a row without a cell ends the program, as on Apple's systems.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    fatalError("\(type(of: self)) has rows and no tableView(_:cellForRowAt:).")
  }
  /// What a document states for a static table; none otherwise, unless overridden.
  open override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { tableView.staticRows?.title(of: section)?.header }
  /// What a document states for a static table; none otherwise, unless overridden.
  open override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  { tableView.staticRows?.title(of: section)?.footer }
}
