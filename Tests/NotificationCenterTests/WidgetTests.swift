import NotificationCenter
import Testing

/// Step Notifications.WI1.
@MainActor
@Suite struct WidgetTests {
  private final class Kettle: UIViewController, NCWidgetProviding {}

  @Test("Notifications.WI1. A widget has no size, and keeps the largest one that it may have")
  func widget() {
    let context = NSExtensionContext()
    #expect(context.widgetLargestAvailableDisplayMode == .compact)
    context.widgetLargestAvailableDisplayMode = .expanded
    #expect(context.widgetLargestAvailableDisplayMode == .expanded)
    #expect(context.widgetActiveDisplayMode == .compact)
    #expect(context.widgetMaximumSize(for: .expanded) == .zero)
    NCWidgetController().setHasContent(true, forWidgetWithBundleIdentifier: "example.kettle")
  }

  private final class Pot: UIViewController, NCWidgetProviding {
    func widgetPerformUpdate() async -> NCUpdateResult { .newData }
  }

  @Test("Notifications.WI1. A controller looks for new content asynchronously")
  func asynchronousUpdate() {
    let pot: any NCWidgetProviding = Pot()
    var result: NCUpdateResult?
    pot.widgetPerformUpdate { result = $0 }
    #expect(result == .newData)
  }

  @Test("Notifications.WI1. A controller without methods has no new content")
  func update() {
    let kettle: any NCWidgetProviding = Kettle()
    var result: NCUpdateResult?
    kettle.widgetPerformUpdate { result = $0 }
    #expect(result == .noData)
    let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(kettle.widgetMarginInsets(forProposedMarginInsets: margins) == margins)
  }
}
