import TactusFoundation

/// Reads a record of the kernel as apps do, with memory that is bound to integers.
func record<Info>(
  _ empty: Info, room: mach_msg_type_number_t? = nil,
  _ read: (UnsafeMutablePointer<integer_t>, UnsafeMutablePointer<mach_msg_type_number_t>)
    -> kern_return_t
) -> (code: kern_return_t, info: Info, count: mach_msg_type_number_t) {
  var info = empty
  let integers = MemoryLayout<Info>.size / MemoryLayout<integer_t>.size
  var count = room ?? mach_msg_type_number_t(integers)
  let code = withUnsafeMutablePointer(to: &info) {
    $0.withMemoryRebound(to: integer_t.self, capacity: integers) { read($0, &count) }
  }
  return (code, info, count)
}

/// Returns the microseconds of a time.
func microseconds(_ time: time_value_t) -> Int {
  Int(time.seconds) * 1_000_000 + Int(time.microseconds)
}

/// Returns the numbers of a file of the kernel by their names, such as those of `/proc/meminfo`.
func kernelNumbers(_ path: String) -> [String: Int] {
  let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  var numbers: [String: Int] = [:]
  for line in text.split(separator: "\n") {
    let words = line.split { " :\t".contains($0) }
    if words.count > 1, let number = Int(words[1]) { numbers[String(words[0])] = number }
  }
  return numbers
}

/// Uses the processor on the current thread.
func work(milliseconds: Int) {
  func used() -> UInt64 { clock_gettime_nsec_np(CLOCK_THREAD_CPUTIME_ID) }
  let end = used() + UInt64(milliseconds) * NSEC_PER_MSEC
  while used() < end {}
}
