/// A natural number of the kernel's calls.
public typealias natural_t = UInt32
/// An integer of the kernel's calls.
public typealias integer_t = Int32
/// A Boolean of the kernel's calls; 0 is false.
public typealias boolean_t = Int32
/// The number of elements of a message.
public typealias mach_msg_type_number_t = UInt32

/// A name of one of the kernel's objects.
public typealias mach_port_t = UInt32
/// A name of one of the kernel's objects, in the space of a task.
public typealias mach_port_name_t = natural_t
/// A task in whose space a name is.
public typealias ipc_space_t = mach_port_t
/// A name of a task.
public typealias task_t = mach_port_t
/// A name of a task whose information is requested.
public typealias task_name_t = mach_port_t
/// A name of a task whose parts are inspected.
public typealias task_inspect_t = mach_port_t
/// A name of a task whose memory changes.
public typealias vm_map_t = mach_port_t
/// A name of a thread.
public typealias thread_t = mach_port_t
/// A name of a thread that can be changed.
public typealias thread_act_t = mach_port_t
/// A name of a thread whose information is requested.
public typealias thread_inspect_t = mach_port_t
/// The names of threads.
public typealias thread_act_array_t = UnsafeMutablePointer<thread_act_t>
/// A name of a machine.
public typealias host_t = mach_port_t
/// A name of a machine whose information is requested.
public typealias host_name_t = mach_port_t

/// The number of the kind of information about a task.
public typealias task_flavor_t = natural_t
/// The number of the kind of information about a thread.
public typealias thread_flavor_t = natural_t
/// The number of the kind of information about a machine.
public typealias host_flavor_t = integer_t
/// The number of the kind of information about a processor.
public typealias processor_flavor_t = Int32
/// The integers in which the kernel returns information about a task.
public typealias task_info_t = UnsafeMutablePointer<integer_t>
/// The integers in which the kernel returns information about a thread.
public typealias thread_info_t = UnsafeMutablePointer<integer_t>
/// The integers in which the kernel returns information about a machine.
public typealias host_info_t = UnsafeMutablePointer<integer_t>
/// The integers in which the kernel returns information about a machine, with numbers of 64 bits.
public typealias host_info64_t = UnsafeMutablePointer<integer_t>
/// The integers in which the kernel returns information about one processor.
public typealias processor_info_t = UnsafeMutablePointer<integer_t>
/// The integers in which the kernel returns information about all processors.
public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>

/// A size in memory, in bytes.
public typealias mach_vm_size_t = UInt64
/// A size in memory, in bytes.
public typealias vm_size_t = UInt
/// An address in memory.
public typealias mach_vm_address_t = UInt64
/// An address in memory.
public typealias vm_address_t = UInt
/// A distance in memory, in bytes.
public typealias vm_offset_t = UInt

/// A policy for threads.
public typealias policy_t = Int32
/// A kind of processor.
public typealias cpu_type_t = integer_t
/// A model of a kind of processor.
public typealias cpu_subtype_t = integer_t
/// A kind of threads of a processor.
public typealias cpu_threadtype_t = integer_t
