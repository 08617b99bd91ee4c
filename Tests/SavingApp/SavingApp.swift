import Glibc
import TactusHealthDatabase
import TactusHealthModel
import TactusPhoneClient
import TactusPhoneLink
import TactusRecordDatabase
import TactusUserRecords

/// A program that saves and deletes health data, or records of the user, until it is killed, and
/// says what is kept.
///
/// Arguments: the path of the database, and a seed. After each change one line on standard output
/// has the number of the change; change *n* adds the samples 3 *n* to 3 *n* + 2, and every fourth
/// one deletes the first sample of the change before. With the seed alone the program saves through
/// the phone that the variable `TACTUS_PHONE` names, and deletes nothing. With the name of a
/// collection in place of the seed, change *n* adds the record *n* with a part, updates the first
/// record, and deletes the record *n* - 1 if *n* is odd.
@main
enum SavingApp {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 2, let seed = UInt64(arguments[1]) { return saveOverLink(seed) }
    if arguments.count == 3, let collection = RecordCollection(rawValue: arguments[2]) {
      return saveRecords(arguments[1], in: collection)
    }
    guard arguments.count == 3, let seed = UInt64(arguments[2]),
      let type = HealthType.find("HKQuantityTypeIdentifierStepCount")
    else { exit(64) }
    let library = HealthLibrary(try HealthDatabase(arguments[1]))
    let client = HealthClient(bundle: "com.example.Saving", name: "Saving")
    var access = HealthAccess()
    access.share[type.identifier] = true
    try library.setAccess(access, of: client.bundle)
    for number in 0...UInt64.max / 4 {
      let samples = samples(number, seed, type)
      guard library.handle(.save(samples), by: client).outcome == .answer("{}") else { exit(1) }
      if number % 4 == 3 {
        let old = HealthUUID(high: seed, low: (number - 1) * 3)
        guard case .answer = library.handle(.delete([old]), by: client).outcome else { exit(1) }
      }
      tell(number)
    }
  }

  /// Saves samples until the phone is gone.
  private static func saveOverLink(_ seed: UInt64) {
    guard let type = HealthType.find("HKQuantityTypeIdentifierStepCount") else { exit(64) }
    let services = ServiceChannel.of(AppPhone.link)
    for number in 0...UInt64.max / 4 {
      let request = HealthRequest.save(samples(number, seed, type))
      let answer = services.call(request.payload, version: HealthRequest.version, to: .health)
      guard answer == "{}" else { return }
      tell(number)
    }
  }

  /// Saves records of the user until the program is killed.
  private static func saveRecords(_ path: String, in collection: RecordCollection) {
    let library = RecordLibrary(
      RecordDatabase(path) { line in
        _ = write(STDERR_FILENO, line, line.utf8.count)
        exit(1)
      })
    var revision = (try? library.page(collection).revision) ?? 0
    for number in 0..<Int.max {
      let content = String(repeating: "\(number % 10)", count: 3000 + number % 7 * 1000)
      var changes: [RecordChange] = [
        .add(id: "\(number)", kind: "record", content: content),
        .add(id: "\(number)/part", kind: "part", content: "\(number)"),
        .update(id: "0", content: "\(number)"),
      ]
      if number % 2 == 1, number > 1 { changes.append(.delete(id: "\(number - 1)")) }
      guard
        let next = try? library.save(
          changes, to: collection, base: revision, by: "com.example.Saving")
      else { exit(1) }
      revision = next
      tell(UInt64(number))
    }
  }

  private static func samples(
    _ number: UInt64, _ seed: UInt64, _ type: HealthType
  ) -> [HealthSample] {
    (number * 3..<number * 3 + 3).map { index in
      HealthSample(
        uuid: HealthUUID(high: seed, low: index), type: type, start: Double(index),
        end: Double(index) + 1, content: .quantity(Double(index)))
    }
  }

  /// Writes that a change is kept.
  private static func tell(_ number: UInt64) {
    let line = Array("\(number)\n".utf8)
    _ = write(STDOUT_FILENO, line, line.count)
  }
}
