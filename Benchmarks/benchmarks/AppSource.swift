import Foundation

/// The source of an app that uses all lowered features, with a given number of lines.
struct AppSource {
  /// The folder that contains the source folder.
  let folder: String
  /// The paths of the files.
  let paths: [String]

  /// Writes the files into a folder of their own, or returns `nil` on failure.
  init?(lineCount: Int) {
    folder = FileManager.default.temporaryDirectory.appending(path: "tactus-app-source").path
    let sources = folder + "/sources"
    do {
      try FileManager.default.createDirectory(atPath: sources, withIntermediateDirectories: true)
      let length = Self.panel(0).split(separator: "\n", omittingEmptySubsequences: false).count - 1
      // Ten panels a file: some 300 lines.
      let panels = (lineCount + length - 1) / length
      var paths: [String] = []
      for first in stride(from: 0, to: panels, by: 10) {
        let text = (first..<min(panels, first + 10)).map(Self.panel).joined()
        let path = "\(sources)/Panels\(first).swift"
        try ("import UIKit\n" + text).write(toFile: path, atomically: true, encoding: .utf8)
        paths.append(path)
      }
      self.paths = paths
    } catch {
      return nil
    }
  }

  private static func panel(_ number: Int) -> String {
    """

    @objc protocol Panel\(number)Delegate {
      @objc optional func panel(_ panel: Panel\(number), didOpen door: Int) -> Bool
    }

    /// A panel with a button, a label and a gesture.
    class Panel\(number): UIViewController {
      @IBOutlet weak var label: UILabel!
      @objc dynamic var count = 0
      weak var delegate: Panel\(number)Delegate?
      private let button = UIButton(type: .system)

      func setUp() {
        button.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)
        let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
        view.addGestureRecognizer(tap)
        view.addSubview(button)
        guard delegate?.panel?(self, didOpen: count) ?? true else { return }
        let frame = CGRect(x: 10, y: 20, width: view.bounds.width - 20, height: 44)
        button.frame = frame.insetBy(dx: CGFloat(count), dy: 2)
      }

      @objc func pressed(_ sender: UIButton) {
        count += 1
        label.text = "\\(count) times, \\(#keyPath(count))"
      }
      @objc private func tapped(_ recognizer: UITapGestureRecognizer) {}
    }

    extension Panel\(number) {
      override func viewDidLoad() { super.viewDidLoad(); setUp() }
    }

    """
  }
}
