import Combine
import Testing

/// A check that runs with each publisher of the table.
protocol OperatorCheck {
  func run<P: Publisher>(_ publisher: P)
}

/// An operator or publisher with its expected events.
struct OperatorRow: CustomTestStringConvertible, Sendable {
  let name: String
  /// The values, followed by `|` for finished or `!` and an error.
  let expected: String
  let run: @Sendable (any OperatorCheck) -> Void

  var testDescription: String { name }

  init<P: Publisher & SendableMetatype>(
    _ name: String, _ expected: String, _ make: @escaping @Sendable () -> P
  ) {
    (self.name, self.expected) = (name, expected)
    run = { $0.run(make()) }
  }
}

/// Publishes 1 2 3 4 and finishes.
private func four() -> Publishers.Sequence<[Int], Never> { [1, 2, 3, 4].publisher }
/// Publishes 1 2 and fails.
private func failing() -> Record<Int, TestError> {
  Record(output: [1, 2], completion: .failure(.second))
}
private struct Pair {
  let left: Int, right: Int
  var sum: Int { left + right }
}
private func pairs() -> Publishers.Sequence<[Pair], Never> {
  [Pair(left: 1, right: 2), Pair(left: 3, right: 4)].publisher
}

enum OperatorTable {
  static let rows: [OperatorRow] =
    publishers + mapping + filtering + reducing + errors + combining + others

  static let publishers = [
    OperatorRow("Just", "7 |") { Just(7) },
    OperatorRow("Empty", "|") { Empty<Int, Never>() },
    OperatorRow("Fail", "!first") { Fail<Int, TestError>(error: .first) },
    OperatorRow("Optional some", "5 |") { Optional(5).publisher },
    OperatorRow("Optional none", "|") { Int?.none.publisher },
    OperatorRow("Result success", "5 |") { Result<Int, TestError>.success(5).publisher },
    OperatorRow("Result failure", "!first") { Result<Int, TestError>.failure(.first).publisher },
    OperatorRow("Sequence", "1 2 3 4 |") { four() },
    OperatorRow("Sequence empty", "|") { [Int]().publisher },
    OperatorRow("Record", "1 2 !second") { failing() },
    OperatorRow("Deferred", "1 2 3 4 |") { Deferred { four() } },
    OperatorRow("Future", "9 |") { Future<Int, TestError> { $0(.success(9)) } },
    OperatorRow("Future failed", "!first") { Future<Int, TestError> { $0(.failure(.first)) } },
    OperatorRow("AnyPublisher", "1 2 3 4 |") { four().eraseToAnyPublisher() },
  ]

  static let mapping = [
    OperatorRow("map", "2 4 6 8 |") { four().map { $0 * 2 } },
    OperatorRow("map key path", "1 3 |") { pairs().map(\.left) },
    OperatorRow("map two key paths", "(1, 2) (3, 4) |") { pairs().map(\.left, \.right) },
    OperatorRow("map three key paths", "(1, 2, 3) (3, 4, 7) |") {
      pairs().map(\.left, \.right, \.sum)
    },
    OperatorRow("tryMap", "1 2 !first") { four().tryMap(throwing(on: 3)) },
    OperatorRow("mapError", "1 2 !first") { failing().mapError { _ in TestError.first } },
    OperatorRow("replaceNil", "1 0 3 |") { [1, nil, 3].publisher.replaceNil(with: 0) },
    OperatorRow("setFailureType", "1 2 3 4 |") { four().setFailureType(to: TestError.self) },
    OperatorRow("scan", "1 3 6 10 |") { four().scan(0, +) },
    OperatorRow("tryScan", "1 3 !first") {
      four().tryScan(0) { try $0 + throwing(on: 3)($1) }
    },
    OperatorRow("Just.map", "8 |") { Just(7).map { $0 + 1 } },
    OperatorRow("Just.filter", "|") { Just(7).filter { $0 > 7 } },
  ]

  static let filtering = [
    OperatorRow("filter", "2 4 |") { four().filter { $0 % 2 == 0 } },
    OperatorRow("tryFilter", "1 2 !first") { four().tryFilter { try throwing(on: 3)($0) > 0 } },
    OperatorRow("compactMap", "2 4 |") { four().compactMap { $0 % 2 == 0 ? $0 : nil } },
    OperatorRow("tryCompactMap", "2 !first") {
      four().tryCompactMap { try throwing(on: 3)($0) % 2 == 0 ? $0 : nil }
    },
    OperatorRow("removeDuplicates", "1 2 1 |") { [1, 1, 2, 2, 1].publisher.removeDuplicates() },
    OperatorRow("tryRemoveDuplicates", "1 2 !first") {
      four().tryRemoveDuplicates { try $0 == throwing(on: 3)($1) }
    },
    OperatorRow("dropFirst", "2 3 4 |") { four().dropFirst() },
    OperatorRow("dropFirst all", "|") { four().dropFirst(9) },
    OperatorRow("drop while", "3 4 1 |") { [1, 2, 3, 4, 1].publisher.drop { $0 < 3 } },
    OperatorRow("tryDrop while", "!first") { four().tryDrop { try throwing(on: 2)($0) < 3 } },
    OperatorRow("prefix", "1 2 |") { four().prefix(2) },
    OperatorRow("prefix 0", "|") { four().prefix(0) },
    OperatorRow("prefix while", "1 2 |") { four().prefix { $0 < 3 } },
    OperatorRow("tryPrefix while", "1 !first") { four().tryPrefix { try throwing(on: 2)($0) < 3 } },
    OperatorRow("output at", "3 |") { four().output(at: 2) },
    OperatorRow("output in", "2 3 |") { four().output(in: 1...2) },
    OperatorRow("output from", "3 4 |") { four().output(in: 2...) },
    OperatorRow("ignoreOutput", "|") { four().ignoreOutput() },
    OperatorRow("replaceEmpty of none", "5 |") { Empty<Int, Never>().replaceEmpty(with: 5) },
    OperatorRow("replaceEmpty of some", "1 2 3 4 |") { four().replaceEmpty(with: 5) },
    OperatorRow("replaceEmpty of an error", "!first") {
      Fail<Int, TestError>(error: .first).replaceEmpty(with: 5)
    },
    OperatorRow("prefix until never", "1 2 3 4 |") {
      four().prefix(untilOutputFrom: Empty<Void, Never>())
    },
    OperatorRow("drop until now", "1 2 3 4 |") { four().drop(untilOutputFrom: Just(())).append() },
  ]

  static let reducing = [
    OperatorRow("collect", "[1, 2, 3, 4] |") { four().collect() },
    OperatorRow("collect none", "[] |") { Empty<Int, Never>().collect() },
    OperatorRow("collect 3", "[1, 2, 3] [4] |") { four().collect(3) },
    OperatorRow("collect 3, failing", "!second") { failing().collect(3) },
    OperatorRow("count", "4 |") { four().count() },
    OperatorRow("reduce", "10 |") { four().reduce(0, +) },
    OperatorRow("tryReduce", "!first") { four().tryReduce(0) { try $0 + throwing(on: 3)($1) } },
    OperatorRow("max", "4 |") { [2, 4, 1].publisher.max() },
    OperatorRow("min", "1 |") { [2, 4, 1].publisher.min() },
    OperatorRow("max by", "1 |") { [2, 4, 1].publisher.max(by: >) },
    OperatorRow("min by", "4 |") { [2, 4, 1].publisher.min(by: >) },
    OperatorRow("max of none", "|") { [Int]().publisher.max() },
    OperatorRow("tryMax", "!first") { four().tryMax { try $0 < throwing(on: 3)($1) } },
    OperatorRow("tryMin", "1 |") { four().tryMin { try throwing(on: 9)($0) < $1 } },
    OperatorRow("contains", "true |") { four().contains(3) },
    OperatorRow("contains not", "false |") { four().contains(5) },
    OperatorRow("contains where", "true |") { four().contains { $0 > 3 } },
    OperatorRow("tryContains", "!first") { four().tryContains { try throwing(on: 2)($0) > 3 } },
    OperatorRow("allSatisfy", "true |") { four().allSatisfy { $0 > 0 } },
    OperatorRow("allSatisfy not", "false |") { four().allSatisfy { $0 > 1 } },
    OperatorRow("tryAllSatisfy", "!first") { four().tryAllSatisfy { try throwing(on: 2)($0) > 0 } },
    OperatorRow("first", "1 |") { four().first() },
    OperatorRow("first of an error", "1 |") { failing().first() },
    OperatorRow("first where", "3 |") { four().first { $0 > 2 } },
    OperatorRow("first where none", "|") { four().first { $0 > 4 } },
    OperatorRow("tryFirst", "!first") { four().tryFirst { try throwing(on: 2)($0) > 2 } },
    OperatorRow("last", "4 |") { four().last() },
    OperatorRow("last of an error", "!second") { failing().last() },
    OperatorRow("last where", "3 |") { four().last { $0 % 2 == 1 } },
    OperatorRow("tryLast", "!first") { four().tryLast { try throwing(on: 4)($0) > 0 } },
  ]

  static let errors = [
    OperatorRow("replaceError", "1 2 0 |") { failing().replaceError(with: 0) },
    OperatorRow("catch", "1 2 7 8 |") { failing().catch { _ in [7, 8].publisher } },
    OperatorRow("catch nothing", "1 2 3 4 |") {
      four().setFailureType(to: TestError.self).catch { _ in Just(9) }
    },
    OperatorRow("tryCatch", "1 2 !first") {
      failing().tryCatch { _ -> Just<Int> in throw TestError.first }
    },
    OperatorRow("tryCatch going on", "1 2 9 |") { failing().tryCatch { _ in Just(9) } },
    OperatorRow("retry", "1 2 1 2 1 2 !second") { failing().retry(2) },
    OperatorRow("retry never", "1 2 !second") { failing().retry(0) },
    OperatorRow("assertNoFailure", "1 2 3 4 |") { four().assertNoFailure() },
    OperatorRow("filter of an error", "1 2 !second") { failing().filter { _ in true } },
  ]

  static let combining = [
    OperatorRow("append", "1 2 3 4 5 6 |") { four().append(5, 6) },
    OperatorRow("append to an error", "1 2 !second") { failing().append(5) },
    OperatorRow("append publisher", "7 1 2 3 4 |") { Just(7).append(four()) },
    OperatorRow("prepend", "0 1 2 3 4 |") { four().prepend(0) },
    OperatorRow("prepend sequence", "8 9 1 2 3 4 |") { four().prepend([8, 9]) },
    OperatorRow("prepend publisher", "1 2 3 4 7 |") { Just(7).prepend(four()) },
    OperatorRow("zip", "(1, 7) (2, 8) |") { four().zip([7, 8].publisher) },
    OperatorRow("zip map", "8 10 |") { four().zip([7, 8].publisher) { $0 + $1 } },
    OperatorRow("zip 3", "(1, 7, 1) (2, 8, 2) |") { four().zip([7, 8].publisher, four()) },
    OperatorRow("zip 4", "(1, 7, 1, 5) |") { four().zip([7, 8].publisher, four(), Just(5)) },
    OperatorRow("zip with none", "|") { four().zip(Empty<Int, Never>()) },
    OperatorRow("combineLatest", "(5, 1) (5, 2) (5, 3) (5, 4) |") {
      Just(5).combineLatest(four())
    },
    OperatorRow("combineLatest 3", "(5, 6, 1) (5, 6, 2) (5, 6, 3) (5, 6, 4) |") {
      Just(5).combineLatest(Just(6), four())
    },
    OperatorRow("combineLatest 4", "18 |") {
      Just(5).combineLatest(Just(6), Just(4), Just(3)) { $0 + $1 + $2 + $3 }
    },
    OperatorRow("merge of one", "1 2 3 4 |") { four().merge(with: Empty<Int, Never>()) },
    OperatorRow("merge 3", "3 |") {
      Empty<Int, Never>().merge(with: Just(3), Empty<Int, Never>())
    },
    OperatorRow("MergeMany of one", "1 2 3 4 |") { Publishers.MergeMany(four()) },
    OperatorRow("MergeMany of none", "|") { Publishers.MergeMany([Just<Int>]()) },
    OperatorRow("flatMap", "1 2 2 3 3 3 |") {
      [1, 2, 3].publisher.flatMap(maxPublishers: .max(1)) {
        Array(repeating: $0, count: $0).publisher
      }
    },
    OperatorRow("flatMap failing", "1 2 !second") { Just(0).flatMap { _ in failing() } },
    OperatorRow("switchToLatest", "1 2 3 4 |") { Just(0).map { _ in four() }.switchToLatest() },
  ]

  static let others = [
    OperatorRow("handleEvents", "1 2 3 4 |") { four().handleEvents() },
    OperatorRow("breakpoint", "1 2 3 4 |") { four().breakpointOnError() },
    OperatorRow("buffer byRequest", "1 2 3 4 |") {
      four().buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest)
    },
    OperatorRow("buffer keepFull", "1 2 3 4 |") {
      four().buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
    },
    OperatorRow("receive on", "1 2 3 4 |") { four().receive(on: ImmediateScheduler.shared) },
    OperatorRow("subscribe on", "1 2 3 4 |") { four().subscribe(on: ImmediateScheduler.shared) },
    OperatorRow("delay", "1 2 3 4 |") {
      four().delay(for: 1, scheduler: ImmediateScheduler.shared)
    },
    OperatorRow("measureInterval", "0 0 |") {
      [1, 2].publisher.measureInterval(using: ImmediateScheduler.shared).map(\.magnitude)
    },
  ]
}
