#include "CrashNote.h"
#include "JobCapture.h"
#include "TaskIdentity.h"
