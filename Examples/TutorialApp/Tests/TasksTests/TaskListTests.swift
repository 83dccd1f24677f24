import Combine
import XCTest

@testable import Tasks

final class TaskListTests: XCTestCase {
  private func makeController() -> TaskListViewController {
    let storyboard = UIStoryboard(name: "Main", bundle: TasksBundle.bundle)
    let navigation = storyboard.instantiateInitialViewController() as! UINavigationController
    let controller = navigation.topViewController as! TaskListViewController
    controller.loadViewIfNeeded()
    return controller
  }

  func testOutletsAreConnected() {
    let controller = makeController()
    XCTAssertNotNil(controller.tableView)
    XCTAssertNotNil(controller.addButton)
    XCTAssertEqual(controller.shadows.count, 2)
    XCTAssertEqual(controller.countLabel.text, "1 tasks")
    XCTAssertEqual(controller.title, "Tasks")
  }

  func testTheButtonAddsATask() {
    let controller = makeController()
    let field = controller.view.viewWithTag(7) as! UITextField
    field.text = "Read a book"
    controller.addButton.sendActions(for: .touchUpInside)
    XCTAssertEqual(controller.tasks, ["Buy milk", "Read a book"])
    XCTAssertEqual(controller.countLabel.text, "2 tasks")
    XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 2)
  }

  func testTheBarButtonClears() {
    let controller = makeController()
    let item = controller.navigationItem.rightBarButtonItem!
    UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
    XCTAssertEqual(controller.tasks, [])
    XCTAssertEqual(controller.countLabel.text, "0 tasks")
  }

  func testTheTimerFires() {
    let controller = makeController()
    controller.startTimer()
    RunLoop.current.run(until: Date().addingTimeInterval(0.2))
    XCTAssertEqual(controller.ticks, 3)
  }

  func testAWindowLaysOutInTheRunLoop() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = makeController()
    window.makeKeyAndVisible()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    XCTAssertEqual(view.frame, .zero)
    RunLoop.main.run(until: Date().addingTimeInterval(0.05))
    XCTAssertEqual(view.frame, CGRect(x: 20, y: 0, width: 370, height: 50))
  }

  func testAWindowLaysOutWhileATestWaits() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let label = UILabel()
    window.addSubview(label)
    window.makeKeyAndVisible()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
    label.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let waited = expectation(description: "waited")
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { waited.fulfill() }
    wait(for: [waited], timeout: 5)
    XCTAssertEqual(label.frame.minX, 110)
  }

  func testTheRunLoopCallsADisplayLink() {
    let steps = Steps()
    let link = CADisplayLink(target: steps, selector: #selector(Steps.step(_:)))
    link.add(to: .main, forMode: .common)
    RunLoop.main.run(until: Date().addingTimeInterval(0.2))
    XCTAssertGreaterThan(steps.times.count, 2)
    XCTAssertEqual(steps.times, steps.times.sorted())
    link.invalidate()
    let count = steps.times.count
    RunLoop.main.run(until: Date().addingTimeInterval(0.1))
    XCTAssertEqual(steps.times.count, count)
  }

  private class Steps: NSObject {
    var times: [CFTimeInterval] = []
    @objc func step(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  func testOverridesInExtensionsAreCalled() {
    let controller = makeController()
    XCTAssertEqual(controller.preferredStatusBarStyle, .lightContent)
  }

  func testSelectors() {
    let controller = makeController()
    XCTAssertTrue(controller.responds(to: #selector(TaskListViewController.dismissKeyboard)))
    XCTAssertFalse(controller.responds(to: Selector(("fly:"))))
    XCTAssertEqual(
      NSStringFromSelector(#selector(TaskListViewController.timerFired(timer:))),
      "timerFiredWithTimer:")
    XCTAssertEqual(#keyPath(TaskListViewController.countLabel.text), "countLabel.text")
  }
}

final class StarViewTests: XCTestCase {
  private class Judge: NSObject, StarViewDelegate {
    var changes = 0
    var limit = 3
    func starViewDidChange(_ starView: StarView) { changes += 1 }
    func starView(_ starView: StarView, shouldRate rating: Int) -> Bool { rating <= limit }
  }

  private class Listener: NSObject {
    var ratings: [Int] = []
    @objc func rated(_ sender: StarView) { ratings.append(sender.rating) }
  }

  func testTheDelegateDecides() {
    let stars = StarView()
    let judge = Judge()
    stars.delegate = judge
    stars.rate(4)
    XCTAssertEqual(stars.rating, 0)
    stars.rate(2)
    XCTAssertEqual(stars.rating, 2)
    XCTAssertEqual(judge.changes, 1)
  }

  func testTheTargetIsSentTheAction() {
    let stars = StarView()
    let listener = Listener()
    stars.addTarget(listener, action: #selector(Listener.rated(_:)), for: .valueChanged)
    stars.rate(5)
    XCTAssertEqual(listener.ratings, [5])
  }

  func testRuntimeAttributesOfTheStoryboard() {
    let storyboard = UIStoryboard(name: "Main", bundle: TasksBundle.bundle)
    let controller = storyboard.instantiateViewController(withIdentifier: "Rating")
    let stars = controller.view.subviews.compactMap { $0 as? StarView }.first
    XCTAssertEqual(stars?.rating, 4)
    XCTAssertTrue(stars?.delegate === controller)
  }

  func testChangesArePublished() throws {
    let storyboard = UIStoryboard(name: "Main", bundle: TasksBundle.bundle)
    let controller = try XCTUnwrap(
      storyboard.instantiateViewController(withIdentifier: "Rating") as? RatingViewController)
    let stars = try XCTUnwrap(controller.view.subviews.compactMap { $0 as? StarView }.first)
    let arrived = expectation(description: "arrived")
    var counts: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    controller.$changes
      .receive(on: DispatchQueue.main)
      .sink { count in
        counts.append(count)
        if count == 2 { arrived.fulfill() }
      }
      .store(in: &cancellables)
    stars.rate(1)
    stars.rate(2)
    wait(for: [arrived], timeout: 5)
    XCTAssertEqual(counts, [0, 1, 2])
  }
}
