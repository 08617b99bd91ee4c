// The Linux interface that describes one socket of this machine (sock_diag(7)).
#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>
