import TactusFoundation
import Testing

/// Tests names that Foundation has on an iPhone only.
@Suite struct PhoneNamesTests {
  @Test("A scanner writes the strings that it finds to references")
  func scanner() {
    var found: NSString? = nil
    let scanner = Scanner(string: "key = 12;")
    #expect(scanner.scanUpTo("=", into: &found) && found == "key ")
    #expect(scanner.scanString("=", into: &found) && found == "=")
    #expect(!scanner.scanString("=", into: &found) && found == "=")
    #expect(scanner.scanCharacters(from: .decimalDigits, into: &found) && found == "12")
    #expect(scanner.scanUpToCharacters(from: .whitespaces, into: &found) && found == ";")
    #expect(scanner.isAtEnd)
  }

  @Test("A calendar writes the start and the duration of a unit to references")
  func calendar() throws {
    let utc = try #require(TimeZone(identifier: "UTC"))
    var days = Calendar(identifier: .gregorian)
    days.timeZone = utc
    let calendar = days as NSCalendar
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)
    var start: NSDate?
    var interval: TimeInterval = 0
    #expect(calendar.range(of: .day, start: &start, interval: &interval, for: noon))
    #expect(start?.timeIntervalSinceReferenceDate == 0 && interval == 86_400)
    // The first day of 2001 is a Monday.
    #expect(!calendar.range(ofWeekendStart: &start, interval: &interval, containing: noon))
    #expect(calendar.nextWeekendStart(&start, interval: &interval, options: [], after: noon))
    #expect(start?.timeIntervalSinceReferenceDate == 5 * 86_400 && interval == 2 * 86_400)
  }

  @Test("A locale has the names of countries, languages and currencies")
  func locale() {
    let german = NSLocale(localeIdentifier: "de_DE")
    #expect(german.localizedString(forCountryCode: "FR") == "Frankreich")
    #expect(german.localizedString(forLanguageCode: "en") == "Englisch")
    #expect(german.localizedString(forCurrencyCode: "USD") == "US-Dollar")
  }

  @Test("The keys of a bundle's dictionary are strings")
  func bundleKeys() {
    #expect(kCFBundleNameKey as String == "CFBundleName")
    #expect(kCFBundleVersionKey as String == "CFBundleVersion")
  }

  @Test("The free space of a volume has one number for all purposes")
  func freeSpace() throws {
    let home = URL(fileURLWithPath: NSHomeDirectory())
    let values = try home.resourceValues(forKeys: [
      .volumeAvailableCapacityForImportantUsageKey,
      .volumeAvailableCapacityForOpportunisticUsageKey,
    ])
    #expect(try #require(values.volumeAvailableCapacityForImportantUsage) > 0)
    #expect(try #require(values.volumeAvailableCapacityForOpportunisticUsage) > 0)
    let all = try home.resourceValues(forKeys: [.volumeAvailableCapacityKey])
    #expect(
      all.volumeAvailableCapacityForImportantUsage
        == all.volumeAvailableCapacity.map { Int64($0) })
  }

  @Test("Points, sizes and rectangles print their numbers alone")
  func geometry() {
    #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
    #expect("\(CGSize(width: 1, height: 2))" == "(1.0, 2.0)")
    #expect("\(CGRect(x: 0, y: 1, width: 2, height: 3))" == "(0.0, 1.0, 2.0, 3.0)")
    #expect(String(describing: Optional(CGRect.zero)) == "Optional((0.0, 0.0, 0.0, 0.0))")
  }

  @Test(
    "Classes of quality of service and their system's numbers correspond",
    arguments: [
      DispatchQoS.QoSClass.userInteractive, .userInitiated, .default, .utility, .background,
      .unspecified,
    ])
  func qualityOfService(quality: DispatchQoS.QoSClass) {
    #expect(DispatchQoS.QoSClass(rawValue: quality.rawValue) == quality)
    #expect(DispatchQoS.QoSClass(rawValue: qos_class_t(1)) == nil)
    #expect(qos_class_main() == QOS_CLASS_USER_INTERACTIVE)
  }

  @Test("A recursive lock of the system is created with the constants' own types")
  func systemLock() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    defer { pthread_mutexattr_destroy(&attributes) }
    #expect(pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE) == 0)
    #expect(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FIRSTFIT_NP) == 0)
    #expect(pthread_mutexattr_setpolicy_np(&attributes, PTHREAD_MUTEX_POLICY_FAIRSHARE_NP) != 0)
    var mutex = pthread_mutex_t()
    pthread_mutex_init(&mutex, &attributes)
    #expect(pthread_mutex_lock(&mutex) == 0 && pthread_mutex_trylock(&mutex) == 0)
    #expect(pthread_mutex_unlock(&mutex) == 0 && pthread_mutex_unlock(&mutex) == 0)
    pthread_mutex_destroy(&mutex)
  }

  @Test("A run loop runs scheduled blocks until one stops it")
  func runLoop() async {
    let results: [Int32] = await withCheckedContinuation { continuation in
      let thread = Thread {
        var results: [Int32] = []
        let loop = CFRunLoopGetCurrent()
        results.append(CFRunLoopRunInMode(.defaultMode, 0, false).rawValue)
        // A timer keeps the run loop from ending by itself.
        let timer = Timer(timeInterval: 3600, repeats: true) { _ in }
        RunLoop.current.add(timer, forMode: .default)
        CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode) { CFRunLoopStop(loop) }
        CFRunLoopWakeUp(loop)
        results.append(CFRunLoopRunInMode(.defaultMode, 3600, false).rawValue)
        CFRunLoopPerformBlock(loop, CFRunLoopMode.defaultMode.rawValue) { CFRunLoopStop(loop) }
        CFRunLoopRun()
        timer.invalidate()
        continuation.resume(returning: results)
      }
      thread.start()
    }
    #expect(results.last == CFRunLoopRunResult.stopped.rawValue)
  }

  @Test("ObjectiveC.FO43. Blocks that a block or another thread adds are performed when woken")
  func wokenRunLoop() async {
    let results: [CFRunLoopRunResult] = await withCheckedContinuation { continuation in
      let thread = Thread {
        var results: [CFRunLoopRunResult] = []
        let timer = Timer(timeInterval: 3600, repeats: true) { _ in }
        RunLoop.current.add(timer, forMode: .default)
        guard let loop = CFRunLoopGetCurrent() else { return }
        let mode = CFRunLoopMode.defaultMode
        CFRunLoopPerformBlock(loop, mode) {
          CFRunLoopPerformBlock(loop, mode) { CFRunLoopStop(loop) }
          CFRunLoopWakeUp(loop)
        }
        CFRunLoopWakeUp(loop)
        results.append(CFRunLoopRunInMode(mode, 60, false))
        CFRunLoopPerformBlock(loop, mode) {
          DispatchQueue.global().async {
            CFRunLoopPerformBlock(loop, mode) { CFRunLoopStop(loop) }
            CFRunLoopWakeUp(loop)
          }
        }
        results.append(CFRunLoopRunInMode(mode, 60, false))
        timer.invalidate()
        continuation.resume(returning: results)
      }
      thread.start()
    }
    #expect(results == [.stopped, .stopped])
  }

  @Test("Work on a global queue knows the queue's class")
  func queueQuality() async {
    let found = await withCheckedContinuation { continuation in
      DispatchQueue.global(qos: .background).async {
        continuation.resume(returning: qos_class_self())
      }
    }
    #expect(found == QOS_CLASS_BACKGROUND)
  }

  @Test("A cache of responses is created without arguments")
  func cache() { #expect(URLCache().memoryCapacity == 512_000) }

  @Test("A class is the one for its coder, as cells are registered by it")
  func classForCoder() {
    final class Kettle: NSObject {}
    #expect(Kettle.classForCoder() == Kettle.self && NSNumber.classForCoder() == NSNumber.self)
  }

  @Test("An identifier is made of optional bytes, and the text of an address is optional")
  func optionals() {
    let bytes: UnsafePointer<UInt8>? = nil
    #expect(NSUUID(uuidBytes: bytes).uuidString == "00000000-0000-0000-0000-000000000000")
    let text: String? = NSURL(string: "https://kettle.test")?.absoluteString?.uppercased()
    #expect(text == "HTTPS://KETTLE.TEST")
    func isSendable<Value: Sendable>(_ value: Value) -> Bool { true }
    #expect(isSendable(DispatchWorkItemFlags.barrier))
  }

  @Test("NSError() has neither a domain nor a code")
  func error() { #expect(NSError().domain.isEmpty && NSError().code == 0) }

  @Test("Progress() has no units")
  func progress() {
    let progress = Progress()
    #expect(progress.totalUnitCount == 0 && progress.completedUnitCount == 0)
    progress.totalUnitCount = 4
    progress.completedUnitCount = 1
    #expect(progress.fractionCompleted == 0.25)
  }

  @Test("ObjectiveC.KC12. A class answers the selectors of its class properties")
  func classSelectors() {
    #expect(UserDefaults.responds(to: NSSelectorFromString("standardUserDefaults")))
    #expect(!UserDefaults.responds(to: NSSelectorFromString("standardDefaults")))
    #expect(!Bundle.responds(to: NSSelectorFromString("standardUserDefaults")))
    let found = UserDefaults.perform(NSSelectorFromString("standardUserDefaults"))
    #expect(found?.takeUnretainedValue() === UserDefaults.standard)
  }

  @Test("ObjectiveC.KC13. A class knows the methods of its instances")
  @MainActor func instanceSelectors() {
    class Lamp: NSObject { func shine() {} }
    class TallLamp: Lamp {}
    let selector = Selector("shineOften", calling: { (lamp: Lamp) in { lamp.shine() } })
    #expect(Lamp.instancesRespond(to: selector) && TallLamp.instancesRespond(to: selector))
    #expect(!NSObject.instancesRespond(to: selector))
    #expect(!Lamp.instancesRespond(to: NSSelectorFromString("shineNever")))
  }
}
