// A reader of documents as if one had taken it over: after it has confined itself like
// `tactus-reader`, it tries what a hostile document would, and answers with what it has reached.
// Where there is a folder for temporary files it is a converter of documents that one has taken
// over.

import Glibc
import TactusDocumentReading
import TactusReaderConfinement

/// The attempts, each with whether it has reached something.
let attempts: [(String, () -> Bool)] = [
  ("a file", { open("/etc/passwd", O_RDONLY) >= 0 }),
  ("a folder of people", { access("/home", F_OK) == 0 || access("/root", F_OK) == 0 }),
  ("a new file", { open("/mark", O_WRONLY | O_CREAT, 0o600) >= 0 }),
  ("a library's change", { open("/usr/lib/mark", O_WRONLY | O_CREAT, 0o600) >= 0 }),
  ("the document's change", { write(ReaderSandbox.documentDescriptor, "x", 1) >= 0 }),
  ("a network socket", { socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) >= 0 }),
  ("a local socket", { socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) >= 0 }),
  (
    "a program",
    {
      var process: pid_t = 0
      let words = [strdup("/reader"), nil]
      return posix_spawn(&process, "/reader", nil, nil, words, nil) == 0
    }
  ),
  ("another process", { kill(-1, 0) == 0 || kill(getppid(), 0) == 0 }),
  ("processes", { access("/proc/self/fd", F_OK) == 0 }),
  (
    "more memory",
    {
      var limit = rlimit(rlim_cur: .max, rlim_max: .max)
      return setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0
    }
  ),
  (
    "two gigabytes",
    { mmap(nil, 2 << 30, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED }
  ),
  ("the app's variables", { getenv("PATH") != nil }),
]

// As a control, those that leave no trace are tried without any limits.
if CommandLine.arguments.contains("--free") {
  let free = attempts.filter { !$0.0.contains("change") && $0.0 != "a new file" && $0.1() }
  print(free.map(\.0).joined(separator: ", "))
  exit(0)
}
if let film = getenv(ReaderSandbox.filmVariable) {
  TakenFilmReader.run(String(cString: film))
  exit(0)
}
if getenv("TMPDIR") != nil, access("/proc/self", F_OK) != 0 { TakenConverter.run() }
guard
  ReaderConfinement.begin(
    memory: ReaderLimits.memory, processorSeconds: ReaderLimits.processorSeconds) == nil
else { exit(1) }
let channel = MessageChannel(STDIN_FILENO)
guard channel.send(ReaderGreeting.bytes, isSocket: false) else { exit(1) }
while let request = try? channel.receive(atMost: ReaderLimits.requestBytes, within: nil),
  let question = try? ReaderRequest(request)
{
  switch question {
  case .open(_, let password) where password == "hang": while true { sleep(1) }
  case .open(_, let password) where password == "end": abort()
  case .open(_, let password) where password == "lie":
    // A length that no message has.
    _ = write(STDOUT_FILENO, [0xff, 0xff, 0xff, 0xff] as [UInt8], 4)
  case .open(let kind, _) where kind.isStyledText:
    let reached = attempts.filter { $0.1() }.map(\.0).joined(separator: ", ") + "."
    let text = StyledText(
      text: reached, styles: [.init(fontName: "\(attempts.count)", size: 1)], paragraphs: [],
      attachments: [],
      runs: [.init(length: reached.utf16.count, style: 0, paragraph: nil, attachment: nil)])
    guard channel.send(ReaderAnswer.styledText(text).bytes, isSocket: false) else { exit(1) }
  default:
    let reached = attempts.filter { $0.1() }.map(\.0).joined(separator: ", ")
    let text = ReadText(text: reached, encoding: "\(attempts.count)", isCut: false)
    guard channel.send(ReaderAnswer.text(text).bytes, isSocket: false) else { exit(1) }
  }
}
