import UIKit

/// A delegate that follows a table of notes and passes on what it does not handle.
public final class DelegateProxy: NSObject, UITableViewDelegate, UITableViewDataSource {
  public weak var target: (NSObject & UITableViewDelegate & UITableViewDataSource)?
  public private(set) var scrolls = 0

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    target?.scrollViewDidScroll?(scrollView)
  }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    target?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    target?.tableView(tableView, cellForRowAt: indexPath) ?? UITableViewCell()
  }

  public override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || target?.responds(to: aSelector) == true
  }

  public override func forwardingTarget(for aSelector: Selector!) -> Any? {
    if target?.responds(to: aSelector) == true { return target }
    return super.forwardingTarget(for: aSelector)
  }
}
