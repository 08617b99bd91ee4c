import PhoneTesting
import UIKit

/// An app that prints, and notes what its print controller tells it.
final class PrintingApp: UIResponder, UIApplicationDelegate, UIPrintInteractionControllerDelegate {
  var window: UIWindow?
  let root = UIViewController()
  /// The calls of the delegate, of the renderer, and of the completion.
  var notes: [String] = []
  /// The papers that the delegate was offered.
  var papers: [UIPrintPaper] = []
  /// The width in points of the paper that the delegate chooses; nil for the default.
  var wantedWidth: CGFloat?
  var cutLength: CGFloat = 0
  var cutters: [NSNumber] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    root.view.backgroundColor = .systemBackground
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }

  /// The controller, with this delegate and a job's name.
  func controller(_ type: UIPrintInfo.OutputType = .general) -> UIPrintInteractionController {
    let controller = UIPrintInteractionController.shared
    let info = UIPrintInfo.printInfo()
    (info.jobName, info.outputType) = ("Letter", type)
    controller.printInfo = info
    controller.delegate = self
    return controller
  }

  /// Notes the end of a job.
  func completed(
    _ controller: UIPrintInteractionController, _ isQueued: Bool, _ error: (any Error)?
  ) {
    let code = (error as? UIPrintError).map { " \($0.code)" } ?? ""
    notes.append("completed \(isQueued)\(code)")
  }

  /// Shows the options for a text of paragraphs.
  func present(paragraphs count: Int) {
    let text = (1...count).map { "Paragraph number N\($0)E." }.joined(separator: "\n\n")
    let controller = controller()
    controller.printFormatter = UISimpleTextPrintFormatter(text: text)
    controller.present(animated: true, completionHandler: completed)
  }

  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? {
    notes.append("parent")
    return nil
  }

  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper {
    notes.append("paper")
    papers = paperList
    return paperList.first { abs($0.paperSize.width - (wantedWidth ?? -1)) < 1 }
      ?? UIPrintPaper.bestPaper(
        forPageSize: UIPrintPageRenderer().paperRect.size, withPapersFrom: paperList)
  }

  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) { notes.append("will present") }
  func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) { notes.append("did present") }
  func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) { notes.append("will dismiss") }
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) { notes.append("did dismiss") }
  func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) { notes.append("will start") }
  func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) { notes.append("did finish") }
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat { cutLength }
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController,
    chooseCutterBehavior availableBehaviors: [NSNumber]
  ) -> UIPrinter.CutterBehavior {
    cutters = availableBehaviors
    return .cutAfterEachPage
  }
}
