// swift-format-ignore-file
import TactusFoundation

enum Oven: Error { case cold, burning(Int) }
struct Recipe: LocalizedError, CustomNSError {
  static var errorDomain: String { "Kitchen" }
  var errorCode: Int { 7 }
  var errorUserInfo: [String: Any] { ["page": 12] }
  var errorDescription: String? { "the recipe is lost" }
}
protocol KitchenError: LocalizedError {}
public struct Spill: KitchenError { public var failureReason: String? { "The pan is full." } }
struct Late<Dish: Sendable>: Error { let dish: Dish }
struct Burn {}
extension Burn: Error {}
extension Burn: LocalizedError { var errorDescription: String? { "burnt" } }
enum Waiter { enum Error: Swift.Error { case gone }
  private struct Hidden: Swift.Error, _BridgedError {} ; static var hidden: any Swift.Error { Hidden() } }
private enum Own: String, Error { case salt = "s" }
extension Waiter { struct Slow: Swift.Error, Equatable { let minutes = 3 } }
#if true   
struct Phone: Error {}
#endif
struct Plain: Equatable {} ; let mark1 = 1

func local() -> any Error {
  struct Local: Error, _BridgedError { let n = 1 } ; let mark = Local()
  return mark
}
var fromGetter: any Error { enum Inner: Error, _BridgedError { case deep }; return Inner.deep }

func name(_ error: any Error) -> String {
  do { throw error } catch let object as NSError { return "\(object.domain) \(object.code)" }
}

func cast<T>(_ value: Any, to type: T.Type) -> T? { value as? T }

func patterns(_ error: any Error) -> String {
  var found: [String] = []
  do { throw error } catch is NSError { found.append("is") }
  do { throw error } catch let object as NSError where object.code == 7 { found.append("7") } catch {}
  do { throw error } catch let e as CocoaError where e.code == .fileNoSuchFile { found.append("cocoa") }
  catch Oven.cold { found.append("cold") } catch let object as NSError { found.append("\(object.code)") }
  switch error {
  case let object as NSError where object.domain == "Kitchen": found.append("kitchen")
  case let object as NSError: found.append("object \(object.code)")
  }
  if case let object as NSError = error { found.append("if \(object.code)") }
  guard case let object as NSError = error else { return "no" }
  found.append("guard \(object.code)")
  for case let object as NSError in [error] as [any Error] { found.append("for \(object.code)") }
  let result: Result<Int, any Error> = .failure(error)
  if case .failure(let object as NSError) = result { found.append("case \(object.code)") }
  switch (1, error) {
  case (1, let object as NSError): found.append("tuple \(object.code)")
  default: break
  }
  let optional: (any Error)? = error
  if case let object as NSError = optional { found.append("optional \(object.code)") }
  if let object = optional as NSError? { found.append("\(object.code)") }
  found.append("\(error is NSError) \((error as? NSError)?.code ?? -1) \((error as! NSError).code)")
  found.append("\(cast(error, to: NSError.self)?.code ?? -1) \((error as Any) is NSError)")
  return found.joined(separator: ", ")
}

func checkErrors() {
  for error: any Error in [
    Oven.cold, Oven.burning(3), Recipe(), Spill(), Late(dish: 3), Burn(),
    Waiter.Error.gone, Waiter.hidden, Own.salt, Waiter.Slow(), Phone(), local(), fromGetter,
    CocoaError(.fileNoSuchFile), URLError(.timedOut), POSIXError(.ENOENT), CancellationError(),
    DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "")),
    NSError(domain: "Pan", code: 40),
  ] {
    print(name(error).prefix { $0 != "(" && $0 != "<" })
    print("  " + patterns(error))
  }
  let object = (Recipe() as any Error) as! NSError
  print(object.localizedDescription, object.userInfo["page"] ?? "nothing", object is Recipe)
  print(((Spill() as any Error) as! NSError).localizedDescription)
  print(((Oven.cold as any Error) as! NSError).localizedDescription.hasSuffix(".Oven error 1.)"))
  do { throw object } catch is Recipe { print("the recipe again") } catch { print("only an object") }
  do { throw NSError(domain: NSURLErrorDomain, code: -1001) } catch let e as URLError {
    print(e.code == .timedOut)
  } catch { print("no URLError") }
  do { throw NSError(domain: NSPOSIXErrorDomain, code: 2) } catch POSIXError.ENOENT { print("ENOENT") }
  catch { print("no POSIXError") }
}
public import protocol TactusFoundation._BridgedError
#sourceLocation(file: "Errors.swift", line: 4)
extension Oven: _BridgedError {}
extension Recipe: _BridgedError {}






extension Spill: _BridgedError {}
extension Late: _BridgedError {}

extension Burn: _BridgedError {}

extension Waiter.Error: _BridgedError {}

extension Own: _BridgedError {}
extension Waiter.Slow: _BridgedError {}

extension Phone: _BridgedError {}
