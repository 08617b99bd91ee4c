internal import Glibc
import TactusHealthExport
import TactusHealthModel
import TactusJSON
import TactusPhone
import TactusPhoneHost

extension ScriptRun {
  /// Changes the health data of the phone (Health.SC2).
  func change(_ step: HealthStep) throws {
    switch step {
    case .add(let type, let content, let time, let duration, let source):
      try add(type, content, time, duration, source)
    case .record(let type, let name, let path, let time, let source):
      let bytes: [UInt8]
      do throws(SourceTextError) {
        bytes = try SourceText.read(path, byteLimit: HealthClinicalRecord.maximumResource).bytes
      } catch {
        throw Failure(message: error.description)
      }
      let record: HealthClinicalRecord
      do throws(HealthClinicalResourceError) {
        record = try HealthClinicalRecord(name: name, resource: bytes)
      } catch {
        throw Failure(message: "\(path): \(error.message)")
      }
      try add(type, .clinical(record), time, 0, source)
    case .decide(let app, let share, let read, let denied):
      let state = phone.host.state
      guard let bundle = app ?? state.foreground.map({ state.healthClient($0).bundle }) else {
        throw Failure(message: "no app is in front; name one with “app”")
      }
      var access = state.health.access(of: bundle)
      for type in share { access.share[type] = true }
      for type in read { access.read[type] = true }
      for type in denied { (access.share[type], access.read[type]) = (false, false) }
      let types = Set(share + read + denied).sorted()
      let entry = HealthEntry(.changed, types, Set(share + read).count)
      phone.send(.health(.setAccess(access, of: bundle, entry)))
    case .characteristic(let type, let text):
      phone.send(.health(.setCharacteristic(text, type: type)))
    case .sources(let bundles): phone.send(.health(.setSourceOrder(bundles)))
    case .importing(let path):
      let reader = HealthExportReader(path)
      do {
        _ = try reader.check()
        _ = try reader.read { part in
          for (type, text) in part.characteristics {
            phone.send(.health(.setCharacteristic(text, type: type)))
          }
          phone.send(.health(.add(part.samples)))
          return part.samples.count
        }
      } catch let error as HealthExportError {
        throw Failure(message: error.message)
      }
    }
  }

  /// Adds a sample of a source with a name.
  private func add(
    _ type: HealthType, _ content: HealthContent, _ time: HealthStepTime, _ duration: Double,
    _ source: String
  ) throws(Failure) {
    let start: Double =
      switch time {
      case .at(let seconds): seconds
      case .ago(let seconds): Self.now() - seconds
      }
    healthCount += 1
    let sample = HealthSample(
      uuid: HealthUUID(high: 0x5363_7269_7074_4000, low: 1 << 63 | healthCount), type: type,
      start: start, end: start + duration, content: content,
      source: HealthSource(bundle: "com.apple.health.\(source)", name: source))
    if let problem = sample.problem { throw Failure(message: problem) }
    phone.send(.health(.add([sample])))
  }

  /// The time of the machine, which apps see, in seconds since 2001.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec - 978_307_200) + Double(time.tv_nsec) / 1e9
  }
}
