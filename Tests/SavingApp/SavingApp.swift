import Glibc
import TactusHealthDatabase
import TactusHealthModel
import TactusPhoneClient
import TactusPhoneLink

/// A program that saves and deletes health data until it is killed, and says what is kept.
///
/// Arguments: the path of the database, and a seed. After each change one line on standard output
/// has the number of the change; change *n* adds the samples 3 *n* to 3 *n* + 2, and every fourth
/// one deletes the first sample of the change before. With the seed alone the program saves through
/// the phone that the variable `TACTUS_PHONE` names, and deletes nothing.
@main
enum SavingApp {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 2, let seed = UInt64(arguments[1]) { return saveOverLink(seed) }
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
