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
        let names: [String] = ["Shop.storekit", "egg.json", "ring.ahap", "Words.strings"]
        let files = names.filter {
          Bundle.main.path(forResource: $0, ofType: nil) != nil
        }
        print(files, UINib(nibName: "Pan", bundle: nil).instantiate(withOwner: nil).count)
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
    <key>UIStatusBarHidden</key><true/>
    </dict></plist>
    """

  private static let nib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"
          customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="pan">
          <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        </view>
      </objects>
    </document>
    """

  @Test("Crashes.CR5: a crash names the file; a storyboard and Info.plist are handled")
  func runs() throws {
    try folder.write(Self.app, to: "Egg Timer/App.swift")
    try folder.write(Self.information, to: "Egg Timer/Info.plist")
    try folder.write("<document/>", to: "Egg Timer/Base.lproj/Main.storyboard")
    try folder.write(#"{"tap": {"label": "Boil"}}"# + "\n", to: "boil.jsonl")
    // Bundles.F7.
    try folder.write(Self.nib, to: "Egg Timer/Views/Pan.xib")
    for name in ["Shop.storekit", "Deep/er/egg.json", "Sounds/ring.ahap", "en.lproj/Words.strings"]
    {
      try folder.write("{}", to: "Egg Timer/\(name)")
    }
    let run = try FinishedProcess(
      FinishedProcess.builtTactus.path,
      ["run", "Egg Timer", "--script", "boil.jsonl", "--out", "a/b/boiled"],
      environment: ["XDG_CACHE_HOME": folder.path("cache")], in: folder.url)
    #expect(run.status == 1)
    let text = run.errorText
    #expect(text.contains("none of them is the start of the app: Base.lproj/Main"), "\(text)")
    #expect(text.contains("without effect on this phone: UIStatusBarHidden"), "\(text)")
    #expect(text.contains("boil.jsonl:1:1: error: the app has ended: signal"), "\(text)")
    #expect(text.contains("Index out of range, at "), "\(text)")
    #expect(text.contains("Egg Timer/App.swift:31:"), "\(text)")
    // The developer's own frames are marked.
    #expect(text.contains(#/\n▸ .*EggController.* at .*Egg Timer\/App\.swift:31:/#), "\(text)")
    #expect(text.contains(#/\n  … \d+ frames? of .*UIKit/#), "\(text)")
    #expect(
      folder.text("a/b/boiled/output.txt").hasPrefix(
        """
        Eggs of Egg_Timer
        ["Shop.storekit", "egg.json", "ring.ahap", "Words.strings"] 1

        """), "\(folder.text("a/b/boiled/output.txt"))")
  }

  @Test("AppLife.L23. An app with a storyboard has its window before its delegate is called")
  func storyboard() throws {
    let template = SharedFolder.project.appending(path: "Examples/Templates/StoryboardApp")
    let script = template.appending(path: "run.jsonl").path
    let run = try FinishedProcess(
      FinishedProcess.builtTactus.path, ["run", template.path, "--script", script, "--out", "out"],
      environment: ["XDG_CACHE_HOME": folder.path("cache")], in: folder.url)
    #expect(run.status == 0 && !run.errorText.contains("warning"), "\(run.errorText)")
  }

  @Test("AppLife.L23, Crashes.CR12. A storyboard that shows nothing ends the run with one line")
  func emptyStoryboard() throws {
    let app = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      """
    try folder.write(app, to: "Egg/App.swift")
    try folder.write(
      "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
      to: "Egg/Info.plist")
    try folder.write("<document><scenes/></document>", to: "Egg/Base.lproj/Main.storyboard")
    try folder.write(#"{"wait": 1}"# + "\n", to: "wait.jsonl")
    let run = try FinishedProcess(
      FinishedProcess.builtTactus.path, ["run", "Egg", "--script", "wait.jsonl", "--out", "out"],
      environment: ["XDG_CACHE_HOME": folder.path("cache")], in: folder.url)
    #expect(run.status != 0)
    #expect(run.errorText.contains("'Main', which has no initial"), "\(run.errorText)")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Egg/Info.plist"))
    let other = try FinishedProcess(
      FinishedProcess.builtTactus.path, ["run", "Egg", "--script", "wait.jsonl", "--out", "other"],
      environment: ["XDG_CACHE_HOME": folder.path("cache")], in: folder.url)
    #expect(other.status == 1)
    #expect(other.errorText.contains("the app has shown nothing: "), "\(other.errorText)")
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
