import Foundation
import TestSupport
import Testing

/// Tests an app that is a folder of sources with the files of an Xcode project beside them.
@Suite(.enabled(if: BuiltProducts.hasFrameworks)) struct FolderAppTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let app = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        print(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String ?? "none")
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = EggController()
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }

    class EggController: UIViewController {
      let minutes = [3, 5]

      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Boil") { [self] _ in
          print(minutes[minutes.count])
        })
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        view.addSubview(button)
      }
    }
    """

  private static let information = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleDisplayName</key><string>Eggs of $(PRODUCT_NAME)</string>
    <key>UIMainStoryboardFile</key><string>Main</string>
    <key>UIStatusBarHidden</key><true/>
    </dict></plist>
    """

  @Test("Crashes.CR5: a crash names the file; a storyboard and Info.plist are handled")
  func runs() throws {
    try folder.write(Self.app, to: "Egg Timer/App.swift")
    try folder.write(Self.information, to: "Egg Timer/Info.plist")
    try folder.write("<document/>", to: "Egg Timer/Base.lproj/Main.storyboard")
    try folder.write(#"{"tap": {"label": "Boil"}}"# + "\n", to: "boil.jsonl")
    let run = try FinishedProcess(
      FinishedProcess.builtTactus.path,
      ["run", "Egg Timer", "--script", "boil.jsonl", "--out", "a/b/boiled"],
      environment: ["XDG_CACHE_HOME": folder.path("cache")], in: folder.url)
    #expect(run.status == 1)
    let text = run.errorText
    #expect(text.contains("storyboards (UIMainStoryboardFile in Info.plist)"), "\(text)")
    #expect(text.contains("without effect on this phone: UIStatusBarHidden"), "\(text)")
    #expect(text.contains("boil.jsonl:1:1: error: the app has ended: signal"), "\(text)")
    #expect(text.contains("Index out of range, at "), "\(text)")
    #expect(text.contains("Egg Timer/App.swift:26:"), "\(text)")
    #expect(folder.text("a/b/boiled/output.txt").hasPrefix("Eggs of Egg_Timer\n"))
  }

  @Test("Keyboards.CU10. The keyboard of an example is built, and adds up what it has typed.")
  func keyboardExtension() throws {
    let example = SharedFolder.project.appending(path: "Examples/Sums").path
    let run = try FinishedProcess(
      FinishedProcess.builtTactus.path,
      ["run", example, "--script", "\(example)/sum.jsonl", "--out", "sums"],
      environment: ["XDG_CACHE_HOME": folder.path("cache")], in: folder.url)
    // The script expects the results.
    #expect(run.status == 0, "\(run.errorText)")
    let log = folder.text("sums/haptics.jsonl")
    #expect(log.contains(#""app": "SumKeyboard""#), "\(log)")
    #expect(!folder.text("sums/notes.jsonl").contains("keyboard-ended"))
    // Nothing is built again for the script that only flicks and double taps.
    let blind = try FinishedProcess(
      FinishedProcess.builtTactus.path,
      ["run", example, "--script", "\(example)/blind.jsonl", "--out", "blind"],
      environment: ["XDG_CACHE_HOME": folder.path("cache")], in: folder.url)
    #expect(blind.status == 0, "\(blind.errorText)")
  }

  @Test("A build error names the developer's file once, with its line")
  func broken() throws {
    try folder.write("let minutes: Int = \"three\"\n", to: "Egg Timer/main.swift")
    try folder.write(#"{"wait": 1}"# + "\n", to: "wait.jsonl")
    let run = try FinishedProcess(
      FinishedProcess.builtTactus.path,
      ["run", "Egg Timer", "--script", "wait.jsonl", "--out", "out"],
      environment: ["XDG_CACHE_HOME": folder.path("cache")], in: folder.url)
    #expect(run.status == 2)
    let text = run.errorText
    #expect(text.contains("Egg Timer/main.swift:1:20: error: cannot convert"), "\(text)")
    #expect(text.contains("  let minutes: Int = \"three\"\n"), "\(text)")
    #expect(!text.contains(folder.path("cache")), "\(text)")
  }
}
