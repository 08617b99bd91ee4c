import Foundation
import PDFKit
import PhoneTesting
import TactusDocumentReading
import TactusPhone
import TactusPhoneLink
import TestSupport
import UIKit

/// Benchmarks of documents: the first page or picture, and a long document that is scrolled.
@MainActor
enum DocumentPages {
  /// The path of a document of 500 pages of text.
  static let pdf: URL? = {
    let pages = (1...500).map { page in
      let lines = (0..<40).map { "(Page \(page), line \($0) of some length) Tj 0 -14 Td " }
      return HandmadePDF.Page(
        "BT /F1 10 Tf 40 760 Td \(lines.joined()) ET", box: "0 0 595 842")
    }
    return write(HandmadePDF(pages).bytes, "pdf")
  }()

  /// The path of a picture of 12 million pixels, which `pdftoppm` writes; nil if it cannot.
  static let picture: URL? = {
    guard let pdf else { return nil }
    let base = pdf.deletingPathExtension().path
    let words = [
      "-png", "-f", "1", "-l", "1", "-singlefile", "-scale-to-x", "3000",
      "-scale-to-y", "4000", pdf.path, base,
    ]
    guard (try? FinishedProcess("pdftoppm", words).status) == 0 else { return nil }
    return URL(filePath: base + ".png")
  }()

  /// Returns the median times, in milliseconds, until the first page of a document or its picture
  /// is there for a screen of 1,170 × 1,655 pixels: with a new reader, and with one that runs.
  static func first(
    _ url: URL, as kind: DocumentContentKind
  ) throws -> (cold: Double, warm: Double) {
    let (width, height) = (1_170, 1_655)
    var cold: [Double] = [], warm: [Double] = []
    for _ in 0..<9 {
      let reader = DocumentReader(try DocumentSource(path: url.path), as: kind)
      cold.append(
        try milliseconds {
          _ = try reader.open()
          _ = try reader.picture(width: width, height: height)
        })
      warm.append(try milliseconds { _ = try reader.picture(width: width, height: height) })
      reader.rest()
    }
    return (cold.sorted()[4], warm.sorted()[4])
  }

  /// Returns the time in milliseconds in which `pdftoppm` writes the first page in that size.
  static func poppler(_ url: URL) -> Double {
    let words = [
      "-png", "-f", "1", "-l", "1", "-singlefile", "-scale-to-x", "1170", "-scale-to-y", "1655",
      url.path, url.deletingPathExtension().path + "-page",
    ]
    return Workload.wall(of: "/usr/bin/pdftoppm", words, runs: 9) * 1_000
  }

  /// Scrolls through the document by flicks: all frames' times in milliseconds, ascending, and by
  /// how many megabytes the process has grown meanwhile, at most.
  static func scroll(_ url: URL) -> (frames: [Double], growth: Double, page: Int) {
    let phone = SimulatedPhone(.iPhoneX)
    let app = phone.launch(PageApp.self)
    app.view.document = PDFDocument(url: url)
    phone.wait(1)
    let before = megabytes("VmRSS")
    var peak = before
    var frames: [Double] = []
    let finger = ContactID(1)
    for _ in 0..<40 {
      var touch = TouchReport(finger, .began, x: 180, y: 700)
      phone.touch(touch)
      for step in 1...5 {
        (touch.phase, touch.y) = (.moved, 700 - Double(step) * 110)
        phone.touch(touch)
        frames.append(milliseconds { phone.wait(frame) })
      }
      touch.phase = .ended
      phone.touch(touch)
      for _ in 0..<30 { frames.append(milliseconds { phone.wait(frame) }) }
      peak = max(peak, megabytes("VmRSS"))
    }
    let page = app.view.currentPage.flatMap { app.view.document?.index(for: $0) } ?? 0
    return (frames.sorted(), peak - before, page)
  }

  // MARK: Internals

  private static let frame = 1.0 / 60

  private final class PageApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let view = PDFView()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      controller.view = view
      view.autoScales = true
      window?.rootViewController = controller
      window?.makeKeyAndVisible()
      return true
    }
  }

  private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    try ContinuousClock().measure { try body() } / .milliseconds(1)
  }

  private static func megabytes(_ name: String) -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    let number = line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) }
    return (number ?? 0) / 1_024
  }

  private static func write(_ bytes: some Collection<UInt8>, _ ending: String) -> URL? {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "benchmark-\(getpid()).\(ending)")
    return (try? Data(bytes).write(to: url)) == nil ? nil : url
  }
}
