import TactusHealthModel

/// Decodes arbitrary bytes as a request of an app to the service of health data, or of an app of
/// the system to that of its settings, and carries it out.
///
/// A request must be encoded and decoded as an equal one, and an answer must be one that an app can
/// decode. Who has saved a sample is never what the request says.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzHealth(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  if let settings = HealthSettingsRequest(payload: text) {
    let copy = HealthSettingsRequest(payload: settings.payload)
    precondition(copy == settings, "a request about settings is decoded as equal")
  }
  guard let request = HealthRequest(payload: text) else { return 0 }
  let copy = HealthRequest(payload: request.payload)
  precondition(copy?.payload == request.payload, "a request is decoded as equal")
  let library = HealthLibrary()
  let client = HealthClient(bundle: "com.example.Fuzz", name: "Fuzz")
  var access = HealthAccess()
  for type in HealthType.all.keys { (access.share[type], access.read[type]) = (true, true) }
  try? library.setAccess(access, of: client.bundle)
  for _ in 0..<2 {
    let outcome = library.handle(request, by: client).outcome
    if case .samples = request, case .answer(let payload) = outcome {
      precondition(HealthPage(json: payload) != nil, "an app can decode a page")
    }
  }
  for source in (try? library.sources()) ?? [] {
    precondition(source.bundle == client.bundle, "the phone knows who has saved a sample")
  }
  return 0
}
