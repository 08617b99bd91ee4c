import UIKit

/// Timers in a file that imports only UIKit.
public final class KitchenTimers: NSObject {
  private let log: EggLog
  private var source: DispatchSourceTimer?

  public init(log: EggLog) { self.log = log }

  public func start() {
    let log = self.log
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log.ring("block") }
    Timer.scheduledTimer(withTimeInterval: 600, repeats: true) { timer in
      log.ring("again")
      if log.moments(of: "again").count == 6 { timer.invalidate() }
    }
    let timer = Timer(timeInterval: 2, repeats: true) { timer in
      log.ring("added")
      timer.invalidate()
    }
    RunLoop.main.add(timer, forMode: .common)
    Timer.scheduledTimer(
      timeInterval: 3, target: self, selector: #selector(ring), userInfo: nil, repeats: false)

    let item = DispatchWorkItem { log.ring("item") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 4, execute: item)
    let spoilt = DispatchWorkItem { log.ring("spoilt") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 4, execute: spoilt)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { spoilt.cancel() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) { log.ring("closure") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 6, qos: .userInitiated) { log.ring("urgent") }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 7) { log.ring("wall") }

    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 8, repeating: .seconds(1))
    source.setEventHandler { [weak self] in
      log.ring("source")
      let rings = log.moments(of: "source").count
      if rings == 2 { self?.source?.suspend() }
      if rings == 3 { self?.source?.cancel() }
    }
    source.resume()
    self.source = source
    DispatchQueue.main.asyncAfter(deadline: .now() + 20.5) { source.resume() }
    perform(#selector(perform(late:)), with: "performed", afterDelay: 12)
  }

  @objc private func ring() { log.ring("target") }
  @objc private func perform(late egg: String) { log.ring(egg) }
}
