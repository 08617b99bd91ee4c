import TactusThreads
@_spi(ExperimentalCustomExecutors) import _Concurrency

/// The executors of the process, which let tasks follow the phone's time (AppLife.PT26).
///
/// Swift's own executors run what belongs to no phone. The protocols are experimental in Swift 6.3;
/// they are the only place in which all jobs arrive, also those of modules compiled without ours.
package enum TaskExecutors {
  /// Replaces Swift's executors, once; later calls do nothing.
  package static let install: Void = _createExecutors(factory: Factory.self)

  private struct Factory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { PhoneMainExecutor.shared }
    static var defaultExecutor: any TaskExecutor { PhoneTaskExecutor.shared }
  }
}

/// Installs the executors of a test process before `main`, so that each task is seen from its
/// beginning.
private enum TaskExecutorLoader {
  @section(".init_array") @used
  static let load: @convention(c) () -> Void = {
    if TestProcess.isCurrent { TaskExecutors.install }
  }
}
