internal import CTactusCrash
internal import Glibc

/// A reporter of crashes, which prints a symbolized backtrace on standard error.
///
/// It is for programs that are not started by `tactus`, such as the tests of `swift test`. Where
/// `SWIFT_BACKTRACE` is set, Swift's own backtracer is used instead (Crashes.CR3).
package enum CrashReporter {
  /// Reports crashes from now on; output is not buffered (Crashes.CR4).
  ///
  /// - Thread: any.
  package static func install() { _ = isInstalled }

  /// Writes a text to standard error, and all buffered output before it.
  package static func write(_ text: String) {
    fflush(nil)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// The backtrace of the current thread, one line per frame, from the caller on.
  package static var callStack: String {
    let addresses = frames()
    return Backtrace(addresses, isExact: false).text
  }

  /// The innermost place of the current thread in the client's code, such as `/a/Dial.swift:12:5`;
  /// nil without debug information.
  package static var clientPlace: String? {
    for line in callStack.split(separator: "\n") {
      guard let start = line.ranges(of: " at /").last else { continue }
      let place = line[line.index(before: start.upperBound)...]
      if ownFolders.allSatisfy({ !place.contains($0) }), place.contains(".swift:") {
        return String(place)
      }
    }
    return nil
  }

  // MARK: Internals

  /// Parts of the paths of our own sources and of generated code.
  private static let ownFolders = [
    "/Sources/Frameworks/", "/Sources/Foundation/", "/Sources/Screen/", "/Sources/Basics/",
    "/Sources/Hosts/", "<compiler-generated>",
  ]

  /// The signals of crashes.
  private static let signals = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]
  /// The maximum number of frames.
  private static let capacity = 128
  /// The maximum time for a backtrace in seconds, since a crash may have happened anywhere.
  ///
  /// - Source: ours; reading the symbols of a large program takes a few seconds. Confidence: guess.
  private static let patience: UInt32 = 30

  private static let isInstalled: Bool = {
    // A crash loses what is in a buffer; a terminal's has the last line if it is not finished.
    tactusUnbufferOutput()
    ScarceMemory.check()
    guard getenv("SWIFT_BACKTRACE") == nil else { return false }
    useOwnStack()
    for number in signals {
      var old = sigaction()
      sigaction(number, nil, &old)
      // Other handlers, and ignored signals, stay.
      guard unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) == 0 else { continue }
      var action = sigaction()
      action.sa_flags = SA_SIGINFO | SA_ONSTACK
      action.__sigaction_handler.sa_sigaction = { number, information, _ in
        CrashReporter.report(number, at: information?.pointee._sifields._sigfault.si_addr)
      }
      sigaction(number, &action, nil)
    }
    return true
  }()

  /// Gives this thread, which is the main one, a stack for the handler: an overflow of its own
  /// stack, or one that a limit of memory keeps from growing, leaves no room for it.
  private static func useOwnStack() {
    let size = 1 << 20
    let memory = mmap(
      nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | Int32(MAP_ANONYMOUS), -1, 0)
    guard memory != MAP_FAILED else { return }
    var stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
  }

  /// Returns the return addresses on the stack of the current thread.
  private static func frames() -> [UInt] {
    var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: capacity)
    let count = Int(readCallStack(&addresses, Int32(capacity)))
    return addresses.prefix(count).map { UInt(bitPattern: $0) }
  }

  /// Writes the backtrace of the current thread, and lets the signal end the program.
  private static func report(_ number: Int32, at fault: UnsafeMutableRawPointer?) {
    for number in signals { signal(number, SIG_DFL) }
    signal(SIGALRM, SIG_DFL)
    alarm(patience)
    var frames = frames()
    let crash = UInt(bitPattern: fault)
    // Frames of this handler come before the instruction that crashed.
    let start = frames.firstIndex(of: crash)
    if let start { frames.removeFirst(start) }
    let report = Backtrace(frames, isExact: start != nil)
    let limits = ScarceMemory.description.map { "\n*** Note: \($0) ***" } ?? ""
    write(
      "\n*** Program crashed: \(String(cString: strsignal(number))) ***\(limits)\n\n"
        + "\(report.text)\n")
    raise(number)
    // The signal is blocked until the handler returns; the instruction then crashes again.
  }
}

/// The C library's function, which its module does not declare.
@_silgen_name("backtrace")
private func readCallStack(
  _ buffer: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ size: Int32
) -> Int32
