import Dispatch
import Testing
import os

/// Mutual exclusion by unfair locks.
@Suite struct UnfairLockTests {
  @Test("Only one thread at a time changes the protected state")
  func counting() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 { lock.withLock { $0 += 1 } }
    }
    #expect(lock.withLock { $0 } == 8000)
  }

  @Test("A held lock is not available to other threads")
  func trying() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    lock.precondition(.owner)
    let isFree = DispatchQueue(label: "other").sync { lock.lockIfAvailable() }
    #expect(!isFree)
    lock.unlock()
    lock.precondition(.notOwner)
    #expect(lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 3 } == 3)
  }

  @Test("The C functions lock and unlock")
  func raw() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_assert_owner(&lock)
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
  }

  @Test("Locking twice and unlocking an unlocked lock end the program")
  func mistakes() async {
    await #expect(processExitsWith: .failure) {
      let lock = OSAllocatedUnfairLock()
      lock.lock()
      lock.lock()
    }
    await #expect(processExitsWith: .failure) { OSAllocatedUnfairLock().unlock() }
  }
}
