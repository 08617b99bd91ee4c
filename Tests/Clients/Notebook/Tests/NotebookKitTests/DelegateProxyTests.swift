import NotebookKit
import UIKit
import XCTest

/// A delegate whose methods are reached through a proxy only.
final class NoteListDelegate: NSObject, UITableViewDelegate, UITableViewDataSource {
  var calls: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 61 }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
  @objc func rename(_ name: String) { calls.append("rename \(name)") }
}

@MainActor
final class DelegateProxyTests: XCTestCase {
  private let proxy = DelegateProxy()
  private let target = NoteListDelegate()

  func testMethodsThatTheProxyLacksReachItsTarget() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    proxy.target = target
    table.delegate = proxy
    table.dataSource = proxy
    table.layoutIfNeeded()
    XCTAssertEqual(table.numberOfSections, 2)
    XCTAssertEqual(table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 61)
    table.delegate?.scrollViewDidZoom?(table)
    XCTAssertEqual(target.calls, ["zoom"])
    let scrolls = proxy.scrolls
    table.contentOffset.y = 10
    XCTAssertGreaterThan(proxy.scrolls, scrolls)
  }

  func testWithoutATargetTheDefaultsCount() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 50
    table.delegate = proxy
    table.dataSource = proxy
    table.layoutIfNeeded()
    XCTAssertEqual(table.numberOfSections, 1)
    XCTAssertEqual(
      table.delegate?.tableView?(table, heightForRowAt: IndexPath(row: 0, section: 0)), 50)
  }

  func testTheProxyIsAskedThroughProtocols() {
    proxy.target = target
    let delegate: UITableViewDelegate = proxy
    XCTAssertTrue(delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidZoom(_:))))
    XCTAssertTrue(delegate.responds(to: #selector(NoteListDelegate.rename(_:))))
    XCTAssertFalse(
      delegate.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScrollToTop(_:))))
    proxy.perform(#selector(NoteListDelegate.rename(_:)), with: "Tea")
    XCTAssertEqual(target.calls, ["rename Tea"])
  }
}
