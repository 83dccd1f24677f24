import UIKit
import os.log

/// The list of tasks, with a field that adds one.
class TaskListViewController: UIViewController {
  @IBOutlet weak var tableView: UITableView!
  @IBOutlet private weak var field: UITextField!
  @IBOutlet var addButton: UIButton!
  @IBOutlet var countLabel: UILabel!
  @IBOutlet var shadows: [UIView]!

  private(set) var tasks: [String] = ["Buy milk"]
  private var timer: Timer?
  private(set) var ticks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Tasks", comment: "")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Task")
    NotificationCenter.default.addObserver(
      self, selector: #selector(tasksDidChange(_:)), name: .tasksDidChange, object: nil)
    let tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .trash, target: self, action: #selector(clear))
    if #available(iOS 13.0, *) {
      overrideUserInterfaceStyle = .light
    }
    updateCount()
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @IBAction func addTask(_ sender: UIButton) {
    guard let text = field.text, !text.isEmpty else { return }
    tasks.append(text)
    field.text = nil
    NotificationCenter.default.post(name: .tasksDidChange, object: self, userInfo: ["text": text])
  }

  @objc private func tasksDidChange(_ notification: Notification) {
    tableView.reloadData()
    updateCount()
  }

  @objc func dismissKeyboard() {
    view.endEditing(true)
  }

  @objc private func clear() {
    tasks.removeAll()
    NotificationCenter.default.post(name: .tasksDidChange, object: nil)
  }

  func startTimer() {
    timer = Timer.scheduledTimer(
      timeInterval: 0.01, target: self, selector: #selector(timerFired(timer:)),
      userInfo: "tick", repeats: true)
  }

  @objc func timerFired(timer: Timer) {
    ticks += 1
    if ticks == 3 { timer.invalidate() }
  }

  private func updateCount() {
    countLabel.text = "\(tasks.count) tasks"
  }
}

extension Notification.Name {
  static let tasksDidChange = Notification.Name("TasksDidChange")
}

// MARK: - Table

extension TaskListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tasks.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Task", for: indexPath)
    cell.textLabel?.text = tasks[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

// MARK: - Status bar

extension TaskListViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }
}
