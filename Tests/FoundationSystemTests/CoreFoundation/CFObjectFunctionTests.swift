import TactusFoundation
import Testing

/// Core Foundation's functions for sets of characters, bundles, run loops and timers.
@Suite struct CFObjectFunctionTests {
  @Test("ObjectiveC.FO52. Sets of characters")
  func characters() {
    let digits = CFCharacterSetGetPredefined(.decimalDigit)
    #expect(CFCharacterSetIsCharacterMember(digits, 0x37))
    #expect(!CFCharacterSetIsCharacterMember(digits, 0x61))
    let faces = CFCharacterSetCreateWithCharactersInString(nil, "🍳" as CFString)
    #expect(CFCharacterSetIsLongCharacterMember(faces, 0x1F373))
    #expect(!CFCharacterSetIsCharacterMember(faces, 0xD83C))
    let others = CFCharacterSetCreateInvertedSet(nil, digits)
    #expect(CFCharacterSetIsCharacterMember(others, 0x61))
  }

  @Test("ObjectiveC.FO52. Resources and texts of bundles")
  func bundles() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tactus-\(UUID().uuidString).bundle")
    let table = folder.appending(path: "en.lproj")
    try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #""Ready" = "The eggs are ready";"#.write(
      to: table.appending(path: "Localizable.strings"), atomically: true, encoding: .utf8)
    try "3".write(to: folder.appending(path: "eggs.txt"), atomically: true, encoding: .utf8)
    let bundle = CFBundleCreate(nil, folder as CFURL)
    #expect(
      CFBundleCopyLocalizedString(bundle, "Ready" as CFString, nil, nil) == "The eggs are ready")
    let url = CFBundleCopyResourceURL(bundle, "eggs" as CFString, "txt" as CFString, nil)
    #expect(url?.lastPathComponent == "eggs.txt")
    #expect(CFBundleCopyResourceURL(bundle, "tea" as CFString, "txt" as CFString, nil) == nil)
    let texts = CFBundleCopyResourceURLsOfType(bundle, "txt" as CFString, nil) as? [URL]
    #expect(texts?.map(\.lastPathComponent) == ["eggs.txt"])
    #expect(CFBundleCopyResourceURLsOfType(bundle, "png" as CFString, nil)?.isEmpty == true)
    #expect(
      CFBundleCopyResourceURLInDirectory(
        folder as CFURL, "eggs" as CFString, "txt" as CFString, nil)?
        .lastPathComponent == "eggs.txt")
    let languages = ["de", "en", "fr"] as CFArray
    #expect(
      CFBundleCopyLocalizationsForPreferences(languages, ["fr-CA", "de"] as CFArray) as? [String]
        == ["fr"])
    #expect(CFBundleCopyBundleLocalizations(bundle) as? [String] == ["en"])
    #expect(CFBundleGetDevelopmentRegion(bundle) == nil)
    #expect(CFBundleGetFunctionPointerForName(CFBundleGetMainBundle(), "malloc" as CFString) != nil)
    #expect(CFBundleGetFunctionPointerForName(bundle, "no_such_function" as CFString) == nil)
  }

  @Test("ObjectiveC.FO52. Defaults as numbers")
  func integerDefaults() {
    let app = "example.preferences.integers" as CFString
    var isValid = true
    #expect(CFPreferencesGetAppIntegerValue("none" as CFString, app, &isValid) == 0 && !isValid)
    CFPreferencesSetAppValue("eggs" as CFString, NSNumber(value: 6), app)
    #expect(CFPreferencesGetAppIntegerValue("eggs" as CFString, app, &isValid) == 6 && isValid)
    CFPreferencesSetAppValue("eggs" as CFString, "12" as NSString, app)
    #expect(CFPreferencesGetAppIntegerValue("eggs" as CFString, app, nil) == 12)
    CFPreferencesSetAppValue("eggs" as CFString, "a dozen" as NSString, app)
    #expect(CFPreferencesGetAppIntegerValue("eggs" as CFString, app, &isValid) == 0 && !isValid)
  }

  private final class Counter: @unchecked Sendable {
    var fires = 0
    var mode: CFRunLoopMode?
  }

  @Test("ObjectiveC.FO52. A timer calls its function in the mode of its run loop")
  func timers() async {
    let counter = Counter()
    await withCheckedContinuation { continuation in
      let thread = Thread {
        var context = CFRunLoopTimerContext()
        context.info = Unmanaged.passUnretained(counter).toOpaque()
        let timer = CFRunLoopTimerCreate(
          nil, 0, 0, 0, 0,
          { _, info in
            guard let info else { return }
            let counter = Unmanaged<Counter>.fromOpaque(info).takeUnretainedValue()
            counter.fires += 1
            counter.mode = CFRunLoopCopyCurrentMode(CFRunLoopGetCurrent())
            CFRunLoopStop(CFRunLoopGetCurrent())
          }, &context)
        #expect(!CFRunLoopTimerDoesRepeat(timer) && CFRunLoopTimerGetInterval(timer) == 0)
        CFRunLoopTimerSetTolerance(timer, 2)
        // Timers on Linux have no tolerance.
        #expect(CFRunLoopTimerGetTolerance(timer) == 0)
        #expect(CFRunLoopCopyCurrentMode(CFRunLoopGetCurrent()) == nil)
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .defaultMode)
        #expect(CFRunLoopRunInMode(CFRunLoopMode.defaultMode, 600, false) == .stopped)
        #expect(!CFRunLoopIsWaiting(CFRunLoopGetCurrent()))
        #expect(CFRunLoopTimerGetNextFireDate(timer) == 0)
        continuation.resume()
      }
      thread.start()
    }
    #expect(counter.fires == 1 && counter.mode == .defaultMode)
  }
}
