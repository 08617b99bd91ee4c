// On an iPhone Foundation exports these, so that no `import os` is needed.
@_exported import typealias os.os_unfair_lock
@_exported import func os.os_unfair_lock_assert_not_owner
@_exported import func os.os_unfair_lock_assert_owner
@_exported import func os.os_unfair_lock_lock
@_exported import struct os.os_unfair_lock_s
@_exported import typealias os.os_unfair_lock_t
@_exported import func os.os_unfair_lock_trylock
@_exported import func os.os_unfair_lock_unlock
